import './styles/tokens.css';
import './styles/base.css';
import './styles/cards.css';
import './styles/plates.css';
import './styles/prompt.css';
import './styles/inline.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, wantedLanguage } from './words/i18n.svelte';

await speak(wantedLanguage(), false);
mount(App, { target: document.getElementById('app')! });
