import { afterEach, expect, test, vi } from 'vitest';
import { provideOlder } from './provideOlder.ts';

const known = {
  any: AbortSignal.any,
  timeout: AbortSignal.timeout,
  canParse: URL.canParse,
  toSorted: Array.prototype.toSorted,
};
const knownSize = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');

function takeAway(): void {
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
}

afterEach(() => {
  vi.useRealTimers();
  Object.assign(AbortSignal, { any: known.any, timeout: known.timeout });
  Object.assign(URL, { canParse: known.canParse });
  Reflect.defineProperty(Array.prototype, 'toSorted', { value: known.toSorted, enumerable: false });
  if (knownSize) Object.defineProperty(URLSearchParams.prototype, 'size', knownSize);
});

test('an older browser joins signals, and ends a call after its time', () => {
  vi.useFakeTimers();
  takeAway();
  provideOlder();
  expect(AbortSignal.any).not.toBe(known.any);
  const caller = new AbortController();
  const over = AbortSignal.timeout(1000);
  const both = AbortSignal.any([caller.signal, over]);
  expect(AbortSignal.any([AbortSignal.abort('before')]).reason).toBe('before');
  vi.advanceTimersByTime(999);
  expect(both.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(both.reason).toMatchObject({ name: 'TimeoutError' });

  const next = AbortSignal.any([caller.signal, new AbortController().signal]);
  caller.abort('left');
  expect(next.reason).toBe('left');
});

test('an older browser reads addresses and sorts copies', () => {
  takeAway();
  provideOlder();
  expect(URL.canParse('/x')).toBe(false);
  expect(URL.canParse('/x', 'https://portal.pt')).toBe(true);
  const list = [3, 20, 1];
  expect(list.toSorted((left, right) => left - right)).toEqual([1, 3, 20]);
  expect(list).toEqual([3, 20, 1]);
  expect(Object.keys(Array.prototype)).toEqual([]);
});

test('an older browser counts the parameters of an address, by which those that were read are taken away', () => {
  takeAway();
  const query = new URLSearchParams('a=1&a=2&b=');
  expect(query.size).toBeUndefined();
  provideOlder();
  expect([query.size, new URLSearchParams().size]).toEqual([3, 0]);
});

test('what a browser has itself stays', () => {
  provideOlder();
  expect({
    any: AbortSignal.any,
    timeout: AbortSignal.timeout,
    canParse: URL.canParse,
    toSorted: Array.prototype.toSorted,
  }).toEqual(known);
  expect(Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')).toEqual(knownSize);
});
