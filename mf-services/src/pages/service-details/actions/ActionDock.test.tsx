// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import { ActionDock } from './ActionDock.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const presence = { phase: 'idle', busy: false, confirm: async () => undefined } as const;

test.each([
  { action: 'approve', work: aBudget(), name: 'Aprovar orçamento', from: 0 },
  { action: 'pay', work: aWork({ payment: duePayment }), name: 'Pagar', from: 0 },
  { action: 'confirm', work: anAppointmentWork(), name: 'Confirmar presença', from: 1000 },
] as const)(
  '«$name» is pointed out from $from ms on, for a second [DET-53]',
  ({ action, work, name, from }) => {
    render(
      <TestShell test={createTestPortal()}>
        <ActionDock work={work} action={action} presence={presence} today="2026-07-09" />
      </TestShell>,
    );
    const isOn = () => screen.getByText(name).closest('[data-highlighted]') !== null;
    const after = (milliseconds: number) => {
      act(() => void vi.advanceTimersByTime(milliseconds));
      return isOn();
    };
    expect(isOn()).toBe(from === 0);
    if (from > 0) expect([after(from - 1), after(1)]).toEqual([false, true]);
    expect([after(999), after(1)]).toEqual([true, false]);
  },
);
