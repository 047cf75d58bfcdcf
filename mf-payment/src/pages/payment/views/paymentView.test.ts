import { describe, expect, test } from 'vitest';
import type { Attempt } from '../toPaymentPage.ts';
import { paymentView } from './paymentView.ts';

const attempt = (type: Attempt['type']): Attempt => ({
  type,
  id: 'P-1',
  entity: null,
  reference: null,
  expiration_date: null,
  phone: null,
  waiting_time: null,
  url: null,
  deadline: null,
});

describe('paymentView', () => {
  test('a payment whose deadline is over invites to nothing, whatever state it is in [DET-07]', () => {
    const closed = 'O prazo deste pagamento terminou.';
    for (const state of ['NOT_PAID', 'EXPIRED', 'CC_CANCEL', 'PENDING'] as const)
      expect(paymentView({ state, attempt: null, closed }, false)).toEqual({
        kind: 'closed',
        words: closed,
      });
    const mbWay = attempt('MBWAY');
    const waiting = { state: 'PENDING', attempt: mbWay, closed } as const;
    expect(paymentView(waiting, false).kind).toBe('waiting');
    expect(paymentView(waiting, true).kind).toBe('closed');
    expect(paymentView({ state: 'PAYED', attempt: null, closed }, false).kind).toBe('paid');
  });

  test('waits while pending with an attempt, and asks for a method without one [PAY-09]', () => {
    const mb = attempt('MB');
    expect(paymentView({ state: 'PENDING', attempt: mb, closed: null }, false)).toEqual({
      kind: 'waiting',
      attempt: mb,
    });
    expect(paymentView({ state: 'PENDING', attempt: null, closed: null }, false)).toEqual({
      kind: 'choose',
      failure: null,
    });
    expect(paymentView({ state: 'NOT_PAID', attempt: null, closed: null }, false)).toEqual({
      kind: 'choose',
      failure: null,
    });
  });

  test('every failed state lets the customer pay again, even with the old attempt still there [PAY-26]', () => {
    const failed = [
      'EXPIRED',
      'CC_CANCEL',
      'CC_ERROR',
      'MBWAY_REJECTED',
      'MBWAY_DECLINED',
    ] as const;
    for (const state of failed) {
      expect(paymentView({ state, attempt: attempt('MBWAY'), closed: null }, false)).toEqual({
        kind: 'choose',
        failure: state,
      });
    }
  });

  test('a countdown at zero ends the wait for MB WAY but never for a reference [PAY-16] [PAY-26] [C-63]', () => {
    expect(
      paymentView({ state: 'PENDING', attempt: attempt('MBWAY'), closed: null }, true),
    ).toEqual({
      kind: 'choose',
      failure: 'EXPIRED',
    });
    expect(paymentView({ state: 'PENDING', attempt: attempt('MB'), closed: null }, true).kind).toBe(
      'waiting',
    );
  });

  test('a late approval after the countdown is still shown as paid [PAY-16] [PAY-26] [C-63]', () => {
    expect(paymentView({ state: 'PAYED', attempt: attempt('MBWAY'), closed: null }, true)).toEqual({
      kind: 'paid',
    });
  });
});
