import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.testing.ts';
import { isPaymentDue, PAYMENT_DUE } from './isPaymentDue.ts';
import {
  normalisePaymentState,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  paymentStateLabel,
} from './paymentState.ts';
import { BARS } from '../work/stateName.ts';

test('states and labels [PAY-07] [PAY-08]', () => {
  expect(PAYMENT_STATES.map((state) => [state, paymentStateLabel(state)])).toEqual([
    ['PENDING', 'Pendente'],
    ['PAYED', 'Pago'],
    ['EXPIRED', 'Expirado'],
    ['NOT_PAID', undefined],
    ['CC_CANCEL', 'Cancelado'],
    ['CC_ERROR', 'Erro'],
    ['MBWAY_REJECTED', 'Rejeitado (MBWay)'],
    ['MBWAY_DECLINED', 'Recusado (MBWay)'],
  ]);
});

test('methods and labels [PAY-05]', () => {
  expect(PAYMENT_METHODS).toEqual(['MB', 'MBWAY', 'CC']);
  expect(PAYMENT_METHOD_LABELS).toEqual({ MB: 'Multibanco', MBWAY: 'MB WAY', CC: 'Cartão' });
});

test('PAID is read as PAYED, the unknown is not guessed, and it is idempotent [PAY-07]', () => {
  expect(normalisePaymentState('PAID')).toBe('PAYED');
  expect(normalisePaymentState('paid')).toBeUndefined();
  expect(normalisePaymentState('toString')).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom(...PAYMENT_STATES)), (text) => {
      const state = normalisePaymentState(text);
      if (state !== undefined) expect(normalisePaymentState(state)).toBe(state);
    }),
    { numRuns: 1000 },
  );
});

describe('Pendente de Pagamento', () => {
  const work = {
    paymentState: 'PENDING',
    isAppointment: false,
    worksheetOperational: true,
  } as const;
  test('on an unpaid appointment, whatever its bars and why it is not paid [DET-22]', () => {
    expect(PAYMENT_DUE).toBe('Pendente de Pagamento');
    for (const paymentState of PAYMENT_STATES.filter((state) => state !== 'PAYED')) {
      const due = { ...work, paymentState, isAppointment: true };
      expect(BARS.filter((bars) => isPaymentDue({ ...due, bars }))).toEqual(BARS);
    }
  });
  test.each(PAYMENT_STATES.filter((state) => state !== 'PAYED'))(
    'on a work whose payment is %s at bars 4 only [DET-23] [DET-25]',
    (paymentState) => {
      expect(BARS.filter((bars) => isPaymentDue({ ...work, paymentState, bars }))).toEqual([4]);
    },
  );
  test.each(PAYMENT_STATES.filter((state) => state !== 'PAYED'))(
    'on a work whose payment is %s at bars 3 too when worksheets are not operational, and nowhere else [DET-24] [DET-25]',
    (paymentState) => {
      const due = { ...work, paymentState, worksheetOperational: false };
      expect(BARS.filter((bars) => isPaymentDue({ ...due, bars }))).toEqual([3, 4]);
    },
  );
  test('never when paid or without a payment [DET-25]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PAYED' as const, null, undefined),
        fc.constantFrom(...BARS),
        fc.boolean(),
        fc.boolean(),
        (paymentState, bars, isAppointment, worksheetOperational) => {
          expect(isPaymentDue({ paymentState, bars, isAppointment, worksheetOperational })).toBe(
            false,
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
