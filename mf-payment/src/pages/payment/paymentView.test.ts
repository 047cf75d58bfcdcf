import { describe, expect, test } from 'vitest';
import type { Attempt } from './paymentPage.ts';
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
  test('waits while pending with an attempt, and asks for a method without one [PAY-09]', () => {
    const mb = attempt('MB');
    expect(paymentView({ state: 'PENDING', attempt: mb }, false)).toEqual({
      kind: 'waiting',
      attempt: mb,
    });
    expect(paymentView({ state: 'PENDING', attempt: null }, false)).toEqual({
      kind: 'choose',
      failure: null,
    });
    expect(paymentView({ state: 'NOT_PAID', attempt: null }, false)).toEqual({
      kind: 'choose',
      failure: null,
    });
  });

  test('every failed state lets the customer pay again, even with the old attempt still there', () => {
    const failed = [
      'EXPIRED',
      'CC_CANCEL',
      'CC_ERROR',
      'MBWAY_REJECTED',
      'MBWAY_DECLINED',
    ] as const;
    for (const state of failed) {
      expect(paymentView({ state, attempt: attempt('MBWAY') }, false)).toEqual({
        kind: 'choose',
        failure: state,
      });
    }
  });

  test('a countdown at zero ends the wait for MB WAY but never for a reference [PAY-16]', () => {
    expect(paymentView({ state: 'PENDING', attempt: attempt('MBWAY') }, true)).toEqual({
      kind: 'choose',
      failure: 'EXPIRED',
    });
    expect(paymentView({ state: 'PENDING', attempt: attempt('MB') }, true).kind).toBe('waiting');
  });

  test('a late approval after the countdown is still shown as paid', () => {
    expect(paymentView({ state: 'PAYED', attempt: attempt('MBWAY') }, true)).toEqual({
      kind: 'paid',
    });
  });
});
