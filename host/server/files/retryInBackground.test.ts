import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryInBackground } from './retryInBackground.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Told = Parameters<typeof retryInBackground>[1];

const times = { wait: 20, pause: 100, longest: 300 };

test('what succeeds at once is done once, and nothing is said', async () => {
  const [work, told] = [vi.fn<() => Promise<void>>(async () => undefined), vi.fn<Told>()];
  await retryInBackground(work, told, times);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

test('what fails is tried again after growing pauses until it succeeds; that is said once each', async () => {
  let failures = 5;
  const began: number[] = [];
  const start = Date.now();
  const work = async () => {
    began.push(Date.now() - start);
    failures -= 1;
    if (failures >= 0) throw new Error('away');
  };
  const told = vi.fn<Told>();
  await retryInBackground(work, told, times);
  expect(told.mock.calls).toEqual([[new Error('away')]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(began).toEqual([0, 100, 300, 600, 900, 1200]);
  expect(told.mock.calls).toEqual([[new Error('away')], [null]]);
});

test('nobody waits for long for an attempt that takes long', async () => {
  let done = false;
  const work = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        done = true;
        resolve();
      }, 5000);
    });
  const started = retryInBackground(work, () => undefined, times).then(() => done);
  await vi.advanceTimersByTimeAsync(20);
  expect(await started).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toBe(true);
});
