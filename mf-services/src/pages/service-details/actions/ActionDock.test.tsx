// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBudgetOfJobs, aBudgetOfLines } from '../../../testing/aBudgetOfJobs.ts';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import type { BudgetChoices } from '../budget/choices/useBudgetChoices.ts';
import { createOpenDecision } from '../budget/decision/createOpenDecision.ts';
import { ActionDock } from './ActionDock.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const choices: BudgetChoices = {
  budget: null,
  isOpen: false,
  open: () => undefined,
  jobs: [],
  decisions: {},
  choose: () => undefined,
  approveAll: () => undefined,
  missing: undefined,
  reason: '',
  earlyStart: undefined,
  askEarlyStart: () => undefined,
  writeReason: () => undefined,
  total: { state: 'none' },
  settle: () => undefined,
};
const shared = { choices, decision: createOpenDecision(), today: '2026-07-09' };
const presence = { phase: 'idle', busy: false, confirm: async () => undefined } as const;

test.each([
  { action: 'approve', work: aBudget(), name: 'Aprovar orçamento', from: 0 },
  { action: 'approve', work: aBudgetOfLines(), name: 'Aprovar orçamento', from: 0 },
  { action: 'approve', work: aBudgetOfJobs(), name: 'Enviar decisão', from: 0, isOpen: true },
  { action: 'pay', work: aWork({ payment: duePayment }), name: 'Pagar', from: 0 },
  { action: 'confirm', work: anAppointmentWork(), name: 'Confirmar presença', from: 1000 },
] as const)(
  '«$name» is pointed out from $from ms on, for a second [DET-53]',
  ({ action, work, name, from, ...more }) => {
    const shown = { ...choices, budget: work.budget ?? null, isOpen: 'isOpen' in more };
    render(
      <TestShell test={createTestPortal()}>
        <ActionDock work={work} action={action} presence={presence} {...shared} choices={shown} />
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

test.each([
  ['approve', aBudget({ total: 1184.5 }), '1184,50\u00a0€'],
  ['pay', aWork({ payment: { ...duePayment, total: 1035 } }), '1035,00\u00a0€'],
] as const)(
  'the dock to %s says the amount in euros and cents [LIM-10]',
  (action, work, amount) => {
    render(
      <TestShell test={createTestPortal()}>
        <ActionDock work={work} action={action} presence={presence} {...shared} />
      </TestShell>,
    );
    expect(document.body.textContent).toContain(amount);
  },
);

test.each([
  ['PENDING', 'Ver pagamento'],
  ['NOT_PAID', 'Pagar'],
  ['MBWAY_REJECTED', 'Pagar'],
] as const)('the way to a payment that is %s says «%s» [DET-07]', (state, words) => {
  const work = anAppointmentWork({ payment: { ...duePayment, state } });
  render(
    <TestShell test={createTestPortal()}>
      <ActionDock work={work} action="pay" presence={presence} {...shared} />
    </TestShell>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [words, '/client/payment/S-1'],
  ]);
});
