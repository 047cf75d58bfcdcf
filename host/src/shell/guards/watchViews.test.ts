// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailureReport } from '@portal/contract/report';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LOOK_MS, watchViews } from './watchViews.ts';

let told: FailureReport[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  told = [];
  stop = watchViews({ failure: (failure) => void told.push(failure), measure: () => undefined });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const looks = (count: number) => vi.advanceTimersByTime(count * LOOK_MS);

function mount(content = '', release = '1.0.0'): HTMLElement {
  const view = document.createElement('div');
  Object.assign(view.dataset, { mount: `m-${release}`, mounted: '', remote: 'mf-points', release });
  view.innerHTML = content;
  document.body.append(view);
  return view;
}

test('a view that draws nothing for ten seconds is told once for its release [C-354]', () => {
  mount('<div><section></section></div>');
  looks(2);
  expect(told).toEqual([]);
  looks(4);
  expect(told).toEqual([
    {
      code: 'REMOTE-BLANK',
      message: 'nothing drawn for 10 s',
      remote: 'mf-points',
      release: '1.0.0',
    },
  ]);
});

test.each([
  ['text', '<p>Sem pontos</p>'],
  ['a picture', '<div><svg></svg></div>'],
  ['a field', '<input>'],
])('one with %s is not blank', (_what, content) => {
  mount(content);
  looks(6);
  expect(told).toEqual([]);
});

test('a bar that stands for what is still coming is drawn, an element without a surface is not', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 9));
  mount('<div style="background-color: rgb(1, 2, 3)"></div>');
  mount('<div style="background-color: rgba(1, 2, 3, 0)"></div>', '2.0.0');
  looks(6);
  expect(told.map(({ release }) => release)).toEqual(['2.0.0']);
});

test('nobody is accused while nobody looks, under a dialog, or when something comes in between', () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const view = mount();
  looks(6);
  seen.mockRestore();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  looks(6);
  dialog.remove();
  looks(2);
  view.textContent = 'Pontos';
  looks(1);
  view.textContent = '';
  looks(2);
  expect(told).toEqual([]);
});

/** Frees what nobody holds, as the browser does now and then. */
async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const free: unknown = runInNewContext('gc');
  if (typeof free !== 'function') throw new Error('This Node cannot be asked to free memory.');
  // What was looked at is held until the work at hand is done.
  await new Promise((resolve) => setTimeout(resolve));
  free();
  await new Promise((resolve) => setTimeout(resolve));
}

test('views that something holds after they have left the page are told, from the fourth on [C-354]', async () => {
  const held: HTMLElement[] = [];
  for (const count of [3, 4]) {
    while (held.length < count) {
      const view = mount('Pontos');
      looks(1);
      view.remove();
      held.push(view);
    }
    looks(1);
    await collect();
    looks(1);
    expect(told.map(({ code }) => code)).toEqual(count === 4 ? ['REMOTE-KEPT'] : []);
  }
  expect(told[0]).toMatchObject({ remote: 'mf-points', release: '1.0.0' });
});
