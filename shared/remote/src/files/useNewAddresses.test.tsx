// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdBack } from '../live/holdBack.ts';
import { useNewAddresses } from './useNewAddresses.ts';

const MINUTE = 60_000;
const refetch = vi.fn<() => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (dataUpdatedAt: number) =>
  renderHook((at: number) => useNewAddresses({ dataUpdatedAt: at, refetch }), {
    initialProps: dataUpdatedAt,
  });

test('addresses are asked for anew after twenty minutes, counted from the newest [C-921]', () => {
  const view = open(Date.now());
  vi.advanceTimersByTime(19 * MINUTE);
  expect(refetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(refetch).toHaveBeenCalledTimes(1);
  view.rerender(Date.now());
  vi.advanceTimersByTime(19 * MINUTE);
  expect(refetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(MINUTE);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('nothing is asked for before there are any, or while the page is out of sight', () => {
  open(0);
  open(Date.now());
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(30 * MINUTE);
  expect(refetch).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  vi.advanceTimersByTime(MINUTE);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a form that is being filled is not disturbed; they are asked for once it is empty', () => {
  let isFilled = true;
  const release = holdBack(() => isFilled);
  open(Date.now());
  vi.advanceTimersByTime(45 * MINUTE);
  expect(refetch).not.toHaveBeenCalled();
  isFilled = false;
  vi.advanceTimersByTime(MINUTE);
  expect(refetch).toHaveBeenCalledTimes(1);
  release();
});
