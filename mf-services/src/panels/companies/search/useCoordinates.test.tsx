// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCoordinates } from './useCoordinates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open(isSearching = true) {
  const shell = createTestPortal();
  const { rerender } = renderHook(({ searching }) => useCoordinates(searching), {
    initialProps: { searching: isSearching },
    wrapper: ({ children }) => <TestShell test={shell}>{children}</TestShell>,
  });
  return {
    questions: () => shell.shown.filter(({ kind }) => kind === 'location').length,
    search: (searching: boolean) => rerender({ searching }),
  };
}

test('the place is asked for 1000 ms after the search was opened [PRV-14]', async () => {
  const { questions, search } = open(false);
  await pass(5000);
  expect(questions()).toBe(0);
  search(true);
  await pass(999);
  expect(questions()).toBe(0);
  await pass(1);
  expect(questions()).toBe(1);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'a press is not interrupted: the question comes 1000 ms after its %s [PRV-14] [C-252]',
  async (end) => {
    const { questions } = open();
    await pass(900);
    fireEvent.pointerDown(document.body);
    await pass(3000);
    expect(questions()).toBe(0);
    fireEvent[end](document.body);
    await pass(999);
    expect(questions()).toBe(0);
    await pass(1);
    expect(questions()).toBe(1);
  },
);

test('the question does not come over what a press opens, and comes once [PRV-14] [C-252]', async () => {
  const { questions, search } = open();
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  await pass(900);
  expect(questions()).toBe(0);
  search(false);
  await pass(5000);
  expect(questions()).toBe(0);
  search(true);
  await pass(1000);
  expect(questions()).toBe(1);
  fireEvent.pointerUp(document.body);
  await pass(5000);
  expect(questions()).toBe(1);
});
