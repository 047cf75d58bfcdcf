// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { removeBrokenStyles } from './removeBrokenStyles.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

/** A link of the document; without rules it is on its way, as module scripts meet it in WebKit. */
function sheetOf(name: string, rules?: number): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.title = name;
  const sheet = rules === undefined ? null : { cssRules: { length: rules } };
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
  document.head.append(link);
  return link;
}

const left = () => [...document.querySelectorAll('link')].map(({ title }) => title);

test('what could not be loaded, or came without a rule, is asked for again; the rest stays', () => {
  sheetOf('main', 3);
  sheetOf('empty', 0).dataset['failed'] = '';
  sheetOf('refused').dataset['failed'] = '';
  expect(removeBrokenStyles()).toBeNull();
  expect(left()).toEqual(['main']);
});

test('the start waits for those on their way, and then knows which failed', async () => {
  const [main, lite] = [sheetOf('main'), sheetOf('lite')];
  const settled = removeBrokenStyles();
  Object.defineProperty(main, 'sheet', { value: { cssRules: { length: 3 } } });
  main.dispatchEvent(new Event('load'));
  lite.dataset['failed'] = '';
  lite.dispatchEvent(new Event('error'));
  await settled;
  expect(left()).toEqual(['main']);
});

test('a sheet that failed stays until its failure was told: off the page it would be heard by nobody', async () => {
  const heard: unknown[] = [];
  const hear = ({ target }: Event) => void heard.push(target);
  window.addEventListener('error', hear, true);
  sheetOf('main', 3);
  const refused = sheetOf('refused', 0);
  const settled = removeBrokenStyles();
  expect(left()).toEqual(['main', 'refused']);
  refused.dispatchEvent(new Event('error'));
  await settled;
  expect([left(), heard]).toEqual([['main'], [refused]]);
  window.removeEventListener('error', hear, true);
});

test('a sheet that takes longer than the start waits is kept: nobody would ask for it again', async () => {
  vi.useFakeTimers();
  sheetOf('main');
  const settled = removeBrokenStyles();
  await vi.runAllTimersAsync();
  await settled;
  expect(left()).toEqual(['main']);
});
