// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBudgetOfJobs } from '../../../../testing/aBudgetOfJobs.ts';
import UndoDecision from './UndoDecision.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-09T09:23:12Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a decision can be taken back until its time is over, with the time that is left [BUD-29]', () => {
  render(
    <TestShell test={createTestPortal()}>
      <UndoDecision work={aBudgetOfJobs()} recordId="r-1" until="2026-07-09T09:31:00.000Z" />
    </TestShell>,
  );
  const left = () => screen.getByRole('timer').textContent;
  expect(left()).toBe('Faltam 7 min 48 s');
  expect(screen.getByText('Pode mudar de ideias até às 10:31.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anular decisão' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(420_000));
  expect(left()).toBe('Faltam 48 s');
  act(() => void vi.advanceTimersByTime(48_000));
  expect(screen.queryByRole('button', { name: 'Anular decisão' })).toBeNull();
});
