// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const spoken = (place: Element = document.body) =>
  [...place.querySelectorAll(':scope > [aria-live=polite] > p')].map((words) => words.textContent);

test('words come into a region that stands already, and go when they have been spoken', () => {
  announce('Copiado', null);
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('');
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual(['Copiado']);
  vi.advanceTimersByTime(3000);
  expect(spoken()).toEqual([]);
});

test('what is still being spoken is not said again, other words and later ones are', () => {
  announce('Um momento…', null);
  vi.advanceTimersByTime(100);
  announce('Um momento…', null);
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual(['Um momento…']);
  announce('Feito', null);
  announce('Um momento…', null);
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual(['Um momento…', 'Feito', 'Um momento…']);
  vi.advanceTimersByTime(3000);
  announce('Um momento…', null);
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual(['Um momento…']);
});

test('words about a dialog are spoken in it, for what lies behind is inert', () => {
  document.body.innerHTML = '<dialog open><button>Aprovar</button></dialog>';
  announce('Um momento…', document.querySelector('button'));
  vi.advanceTimersByTime(100);
  expect([spoken(), spoken(document.querySelector('dialog') ?? undefined)]).toEqual([
    [],
    ['Um momento…'],
  ]);
});
