import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asPageWork, whenPageSettled } from './asPageWork.ts';

const LONG = 5000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function deferred() {
  let end: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { promise, end, fail };
}

test('waits until the last of what the page needs has ended, and a little longer', async () => {
  const first = deferred();
  const second = deferred();
  const works = [asPageWork(first.promise), asPageWork(second.promise)];
  const later = vi.fn<() => void>();
  whenPageSettled(later);
  first.end();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(later).not.toHaveBeenCalled();
  second.end();
  await Promise.all(works);
  expect(later).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(later).toHaveBeenCalledOnce();
});

test('what follows at once belongs to the same page', async () => {
  const later = vi.fn<() => void>();
  const code = deferred();
  const loading = asPageWork(code.promise);
  whenPageSettled(later);
  code.end();
  await loading;
  await vi.advanceTimersByTimeAsync(100);
  const data = deferred();
  const asking = asPageWork(data.promise);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(later).not.toHaveBeenCalled();
  data.end();
  await asking;
  await vi.advanceTimersByTimeAsync(LONG);
  expect(later).toHaveBeenCalledOnce();
});

test('a failure ends the waiting and is the caller’s', async () => {
  const call = deferred();
  const asking = asPageWork(call.promise);
  const later = vi.fn<() => void>();
  whenPageSettled(later);
  call.fail(new Error('gone'));
  await expect(asking).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(LONG);
  expect(later).toHaveBeenCalledOnce();
});

test('can be taken back', async () => {
  const later = vi.fn<() => void>();
  const takeBack = whenPageSettled(later);
  takeBack();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(later).not.toHaveBeenCalled();
});
