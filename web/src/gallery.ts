/** For drawing: boards and scenes with sample positions. Served by `npm run dev`, never built. */
import { mount } from 'svelte';
import './style/tokens.css';
import './style/fonts.css';
import './style/ui.css';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('app');
// After the theme is set: pictures read it as they load.
void import('./gallery/Gallery.svelte').then(({ default: Gallery }) => target && mount(Gallery, { target }));
