// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that never rests: it calls back only when the time that it was given is over. */
function neverRests(): void {
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(work, options.timeout),
  );
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}

test('works in the end on a page that draws all the time', async () => {
  neverRests();
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledOnce();
});

test('can be taken back while the page is not at rest', async () => {
  neverRests();
  const work = vi.fn<() => void>();
  const takeBack = whenIdle(work);
  await vi.advanceTimersByTimeAsync(1000);
  takeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).not.toHaveBeenCalled();
});
