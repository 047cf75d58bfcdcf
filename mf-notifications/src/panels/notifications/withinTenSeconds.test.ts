import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTenSeconds } from './withinTenSeconds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('stops waiting for an answer that does not come after 10 s [NOT-07]', async () => {
  let outcome: string | undefined;
  void withinTenSeconds(new Promise(() => undefined)).then((value) => {
    outcome = value;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('waiting');
});

test('passes on the answer and the failure', async () => {
  await expect(withinTenSeconds(Promise.resolve())).resolves.toBe('settled');
  await expect(withinTenSeconds(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
