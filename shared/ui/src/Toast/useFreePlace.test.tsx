// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './Toast.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const FOOT = new DOMRect(0, 700, 390, 48);
const HEAD = new DOMRect(0, 64, 390, 48);

/** As on a phone, where both ends of the foot are one place; what is pressed says where it is. */
function givenRectangles(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const region = this.closest<HTMLElement>('[data-toasts]');
    if (region) return region.dataset['at'] === 'head' ? HEAD : FOOT;
    const end = this.closest('[data-end]')?.getAttribute('data-end');
    return end === 'head' ? HEAD : end === 'foot' ? FOOT : new DOMRect();
  });
  document.elementFromPoint = (_x, y) => {
    const end = y < 400 ? 'head' : 'foot';
    return document.querySelector(`[data-end="${end}"] .control`);
  };
}

/** Where a toast lies over this page. */
function placeOver(foot: ReactNode, head: ReactNode = null): string {
  givenRectangles();
  render(
    <main>
      <div data-end="head">{head}</div>
      <div data-end="foot">{foot}</div>
      <ToastRegion toasts={[{ id: 'a', text: 'Copiado' }]} onDismiss={() => undefined} />
    </main>,
  );
  return document.querySelector<HTMLElement>('[data-toasts]')?.dataset['at'] ?? 'foot';
}

const link = (
  <a className="control" href="/termos">
    Termos
  </a>
);
const action = (
  <button className="control" type="button" data-primary="">
    Confirmar
  </button>
);
const submit = (
  <button className="control" type="submit">
    Guardar
  </button>
);
const dock = (
  <div data-dock="">
    <button className="control" type="button">
      Pagar
    </button>
  </div>
);
const tab = (
  <button className="control" type="button" role="tab">
    Histórico
  </button>
);

test.each([
  { lies: 'nothing', at: 'foot' },
  { lies: 'a link', foot: link, at: 'head' },
  { lies: 'a link, as at the head,', foot: link, head: link, at: 'foot' },
  { lies: 'the next action', foot: action, head: link, at: 'head' },
  { lies: 'what sends a form', foot: submit, head: link, at: 'head' },
  { lies: 'a dock', foot: dock, head: link, at: 'head' },
  { lies: 'a tab', foot: tab, head: link, at: 'head' },
  { lies: 'a link, and the next action at the head,', foot: link, head: action, at: 'foot' },
])('where $lies lies at the foot a toast is at the $at [SID-17] [C-204]', ({ foot, head, at }) => {
  expect(placeOver(foot, head)).toBe(at);
});

test('a toast moves when the page is drawn under it [SID-17] [C-204]', async () => {
  expect(placeOver(null, link)).toBe('foot');
  document
    .querySelector('[data-end="foot"]')
    ?.insertAdjacentHTML(
      'beforeend',
      '<button class="control" type="button" data-primary>Confirmar</button>',
    );
  const place = () => document.querySelector<HTMLElement>('[data-toasts]')?.dataset['at'];
  await waitFor(() => expect(place()).toBe('head'));
});

test('where a toast lies is judged anew 200 ms after the last change of size [LIM-04]', () => {
  vi.useFakeTimers();
  const place = () => document.querySelector<HTMLElement>('[data-toasts]')?.dataset['at'] ?? 'foot';
  const resize = () => window.dispatchEvent(new Event('resize'));
  expect(placeOver(null, action)).toBe('foot');
  // In the smaller window the action stands at the foot.
  document.querySelector('[data-end="head"]')?.setAttribute('data-end', 'foot');
  resize();
  vi.advanceTimersByTime(150);
  resize();
  vi.advanceTimersByTime(199);
  expect(place()).toBe('foot');
  vi.advanceTimersByTime(1);
  expect(place()).toBe('head');
});
