// Sets theme and language before the first paint, from what was saved or what the system prefers.
(function () {
  var root = document.documentElement;
  var saved = {};
  try {
    saved = { theme: localStorage.getItem('tundra.theme'), lang: localStorage.getItem('tundra.lang') };
  } catch (_) {
    // Storage may be forbidden; the system's wishes are enough then.
  }
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  var theme = saved.theme === 'day' || saved.theme === 'night' ? saved.theme : dark ? 'night' : 'day';
  root.setAttribute('data-theme', theme);
  var lang = saved.lang || navigator.language || 'en';
  root.lang = lang.slice(0, 2) === 'fr' ? 'fr' : 'en';
})();
