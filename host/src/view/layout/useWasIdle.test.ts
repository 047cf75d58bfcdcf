// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asPageWork } from '../../browser/asPageWork.ts';
import { useWasIdle } from './useWasIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a page is idle once what it waits for has come and nothing is left to do, and stays it', async () => {
  let come: () => void = () => undefined;
  void asPageWork(new Promise<void>((resolve) => (come = resolve)));
  const { result } = renderHook(useWasIdle);
  await pass(10_000);
  expect(result.current).toBe(false);
  come();
  await pass(3000);
  expect(result.current).toBe(true);
  void asPageWork(new Promise(() => undefined));
  await pass(1000);
  expect(result.current).toBe(true);
});
