import { mount } from 'svelte';
import './style/tokens.css';
import './style/fonts.css';
import './style/ui.css';
import App from './pages/App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
