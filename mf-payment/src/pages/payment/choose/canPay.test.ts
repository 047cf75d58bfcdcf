import { describe, expect, test } from 'vitest';
import { canPay, type PayButtonInput } from './canPay.ts';

const ready: PayButtonInput = {
  method: 'MBWAY',
  mbWayPhone: '912345678',
  billingIncomplete: false,
  state: 'NOT_PAID',
  referencePending: false,
  cardReturnPending: false,
  requestRunning: false,
};

describe('the pay button', () => {
  test('is enabled when a method is chosen and everything is valid', () => {
    expect(canPay(ready)).toBe(true);
    expect(canPay({ ...ready, state: 'MBWAY_REJECTED' })).toBe(true);
    expect(canPay({ ...ready, state: 'EXPIRED' })).toBe(true);
  });

  test('needs a valid mobile for MB WAY only [PAY-17] [PAY-18]', () => {
    for (const mbWayPhone of ['', '91234567', '9123456789', '212345678', '941234567']) {
      expect(canPay({ ...ready, mbWayPhone })).toBe(false);
      expect(canPay({ ...ready, method: 'MB', mbWayPhone })).toBe(true);
    }
  });

  test('needs a method [PAY-19]', () => {
    expect(canPay({ ...ready, method: null })).toBe(false);
  });

  test('needs the billing form filled in [PAY-20]', () => {
    expect(canPay({ ...ready, billingIncomplete: true })).toBe(false);
  });

  test('is disabled while paid, running or pending [PAY-21]', () => {
    expect(canPay({ ...ready, state: 'PAYED' })).toBe(false);
    expect(canPay({ ...ready, requestRunning: true })).toBe(false);
    expect(canPay({ ...ready, referencePending: true })).toBe(false);
    expect(canPay({ ...ready, cardReturnPending: true })).toBe(false);
  });
});
