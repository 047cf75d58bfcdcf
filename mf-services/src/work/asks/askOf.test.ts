import { expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import { primaryAsk } from './primaryAsk.ts';
import { askingFirst, askOf } from './askOf.ts';

const now = new Date('2026-07-09T10:00:00Z');
const rules = { worksheetOperational: true, supportsItems: true, now };

test('a budget asks for approval only with permission and a total [DET-35]', () => {
  expect(askOf(aBudget(), rules)).toBe('approve');
  expect(askOf(aBudget({ allow_approve: false }), rules)).toBeNull();
  expect(askOf(aBudget({ total: null }), rules)).toBeNull();
});

test('what was declined or put off may be approved still, and asks for nothing [BUD-25]', () => {
  const putOff = { state: { bars: 2.5, name: 'Decisão adiada' }, budget_waits: false } as const;
  expect(askOf(aBudget(putOff), rules)).toBeNull();
  expect(askOf(aBudget({ ...putOff, budget_waits: true }), rules)).toBe('approve');
});

test('a payment that was asked for can be made at every stage, never when paid [DET-07] [C-182]', () => {
  const unpaid = anAppointmentWork({ payment: duePayment });
  expect(askOf(unpaid, rules)).toBe('pay');
  expect(askOf(anAppointmentWork({ payment: { ...duePayment, state: 'PAYED' } }), rules)).toBe(
    'confirm',
  );
  for (const bars of [1, 2, 2.5, 3, 4, 5] as const)
    for (const worksheetOperational of [true, false]) {
      const work = aWork({
        state: { bars, name: '' },
        payment: duePayment,
        is_history: bars === 5,
      });
      expect(askOf(work, { ...rules, worksheetOperational })).toBe('pay');
    }
});

test('nobody is invited to a payment whose deadline is over, unless a request for it still waits [DET-07]', () => {
  const until = (valid_until: string, state: 'NOT_PAID' | 'EXPIRED' | 'PENDING' = 'NOT_PAID') =>
    askOf(aWork({ payment: { ...duePayment, state, valid_until } }), rules);
  expect(until('2026-07-09T10:01:00Z')).toBe('pay');
  expect(until('2026-07-09T10:00:00Z')).toBeNull();
  expect(until('2026-07-09T09:00:00Z', 'EXPIRED')).toBeNull();
  expect(until('2026-07-09T09:00:00Z', 'PENDING')).toBe('pay');
});

test('cancelled and missed appointments ask for nothing [DET-07] [DET-28]', () => {
  expect(askOf(anAppointmentWork({ is_cancelled: true, payment: duePayment }), rules)).toBeNull();
  expect(askOf(anAppointmentWork({ is_history: true, payment: duePayment }), rules)).toBeNull();
});

test('cards that ask come first, by urgency; the others keep their order', () => {
  const working = aWork({ id: 'A-10' });
  const other = aWork({ id: 'A-11' });
  const toPay = aWork({ id: 'A-12', state: { bars: 4, name: 'Pronto' }, payment: duePayment });
  const sorted = askingFirst([working, other, toPay, aBudget()], rules);
  expect(sorted.map(({ id }) => id)).toEqual(['A-2', 'A-12', 'A-10', 'A-11']);
});

test('one card of the view has the primary button', () => {
  const toPay = anAppointmentWork({ id: 'S-7', payment: duePayment });
  expect(primaryAsk([toPay, aBudget()], rules)).toBe('A-2');
  expect(primaryAsk([aWork({ state: { bars: 4, name: 'Pronto' } })], rules)).toBeNull();
  expect(primaryAsk([], rules)).toBeNull();
});
