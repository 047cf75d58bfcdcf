import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@portal/ui/styles/tokens.css';
import '@portal/ui/styles/base.css';
import { Bare } from './page/Bare.tsx';
import { Catalogue } from './page/Catalogue.tsx';
import { readLook } from './look.ts';

const look = readLook(window.location.search);
const root = document.documentElement;
if (look.bare) {
  root.classList.add(`theme-${look.theme}`);
  root.style.setProperty('--brand', look.brand);
  root.style.fontSize = `${look.text}%`;
}

const container = document.getElementById('catalogue');
if (!container) throw new Error('The page has no #catalogue.');
createRoot(container).render(
  <StrictMode>{look.bare ? <Bare look={look} /> : <Catalogue first={look} />}</StrictMode>,
);
