/** For drawing: boards and scenes with sample positions. Served by `npm run dev`, never built. */
import { mount, type Component } from 'svelte';
import './style/tokens.css';
import './style/fonts.css';
import './style/ui.css';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('app');
// After the theme is set: pictures read it as they load.
const GALLERIES: Record<string, () => Promise<{ default: Component }>> = {
  plate: () => import('./gallery/Plate.svelte'),
  mammut: () => import('./gallery/MammutGallery.svelte'),
  big_manitou: () => import('./gallery/ManitouGallery.svelte'),
  ice_age: () => import('./gallery/IceAgeGallery.svelte'),
  mammoth_valley: () => import('./gallery/ValleyGallery.svelte'),
};
const pages = (GALLERIES[query.get('game') ?? ''] ?? (() => import('./gallery/Gallery.svelte')))();
void pages.then(({ default: Gallery }) => target && mount(Gallery, { target }));
