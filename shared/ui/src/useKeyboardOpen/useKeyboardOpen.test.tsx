// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeyboardOpen } from './useKeyboardOpen.ts';

function resizeTo(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('visualViewport', null);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the keyboard is open when the height drops by more than 100 px [LIM-03]', () => {
  const { result } = renderHook(useKeyboardOpen);
  resizeTo(390, 744);
  pass(200);
  expect(result.current).toBe(false);
  resizeTo(390, 743);
  pass(200);
  expect(result.current).toBe(true);
  resizeTo(390, 844);
  pass(200);
  expect(result.current).toBe(false);
});

test('a turned phone is no keyboard', () => {
  const { result } = renderHook(useKeyboardOpen);
  resizeTo(844, 390);
  pass(200);
  expect(result.current).toBe(false);
});

test('a change of size counts 200 ms after the last one [LIM-04]', () => {
  const { result } = renderHook(useKeyboardOpen);
  resizeTo(390, 600);
  pass(150);
  resizeTo(390, 500);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
