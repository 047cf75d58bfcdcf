// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { inertExcept } from './inertExcept.ts';
import { keepFocus } from './keepFocus.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

test('everything but the panel and the bar is inert, and only as long as it is asked', () => {
  document.body.innerHTML = `
    <div id="root"><a id="skip"></a><div id="area"><nav id="bar"></nav><main id="page"></main></div>
      <div id="panel"></div><p id="resting" inert></p></div>
    <dialog id="dialog"></dialog><div id="toasts" data-toasts></div>`;
  const undo = inertExcept([element('panel'), element('bar')]);
  expect(inertIds()).toEqual(['skip', 'page', 'resting']);
  undo();
  expect(inertIds()).toEqual(['resting']);
});

test('the focus goes back to a button that was pressed without getting it, as in Safari', () => {
  document.body.innerHTML = `
    <main><h1>Serviços</h1><button id="opener"><svg id="icon"></svg></button></main>
    <h1 id="title" tabindex="-1" data-overlay-title>Agenda</h1>`;
  element('icon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.activeElement).toBe(document.body);
  const giveBack = keepFocus();
  element('title').focus();
  giveBack();
  expect(document.activeElement?.id).toBe('opener');
});

test('the focus goes back, or on to what is open still, or to the heading of the page', () => {
  document.body.innerHTML = `
    <main><h1 id="heading">Serviços</h1><button id="opener">Abrir</button></main>
    <div id="panel"><h1 id="title" tabindex="-1" data-overlay-title>Agenda</h1></div>`;
  element('opener').focus();
  const giveBack = keepFocus();
  element('title').focus();
  giveBack();
  expect(document.activeElement?.id).toBe('opener');
  element('opener').remove();
  giveBack();
  expect(document.activeElement?.id).toBe('title');
  element('panel').remove();
  giveBack();
  expect(document.activeElement?.id).toBe('heading');
});
