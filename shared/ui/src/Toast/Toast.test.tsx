// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('leaves after three seconds, not counting the time it is pointed at', () => {
  const dismissed: string[] = [];
  render(
    <ToastRegion toasts={[{ id: 'a', text: 'Copiado' }]} onDismiss={(id) => dismissed.push(id)} />,
  );
  const toast = screen.getByText('Copiado').parentElement;
  if (!toast) throw new Error('no toast');
  act(() => void vi.advanceTimersByTime(2000));
  fireEvent.pointerEnter(toast);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(dismissed).toEqual([]);
  fireEvent.pointerLeave(toast);
  act(() => void vi.advanceTimersByTime(900));
  expect(dismissed).toEqual([]);
  act(() => void vi.advanceTimersByTime(200));
  expect(dismissed).toEqual(['a']);
});
