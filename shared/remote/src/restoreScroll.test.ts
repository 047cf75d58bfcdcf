// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScroll } from './restoreScroll.ts';

let grow: () => void;
const scrolled = vi.fn<(to: ScrollToOptions) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrolled.mockReset());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('goes there at once, and again each time the page grows, for as long as it may', () => {
  restoreScroll(400, 5000);
  vi.advanceTimersByTime(4999);
  grow();
  expect(scrolled.mock.calls.map(([to]) => to)).toEqual([
    { top: 400, behavior: 'instant' },
    { top: 400, behavior: 'instant' },
  ]);
  vi.advanceTimersByTime(1);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'whoever moves by themselves (%s) is not moved again',
  (move) => {
    restoreScroll(400);
    window.dispatchEvent(new Event(move));
    grow();
    expect(scrolled).toHaveBeenCalledOnce();
  },
);
