import './styles/tokens.css';
import './styles/parts.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, wantedLanguage } from './words/i18n.svelte';

await speak(wantedLanguage(), false);
mount(App, { target: document.getElementById('app')! });
