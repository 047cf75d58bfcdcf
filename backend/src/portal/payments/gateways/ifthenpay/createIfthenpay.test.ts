import { describe, expect, test } from 'vitest';
import { formatAmount, readAmount } from './amount.ts';
import { cardSignature } from './cardSignature.ts';
import { createIfthenpay } from './createIfthenpay.ts';
import { sandboxSettings } from '../sandbox/sandbox.ts';

describe('card signature', () => {
  test.each([
    [
      'ITP-000000',
      'order_45678',
      '11.55',
      '36jvlEhUYeknQ8PHKprR',
      '485912397c7b851b6b5e4b84a7fcaea9e17a2515e1e5ee041d7a18205af7f5a3',
    ],
    [
      'ABC-123456',
      '1887',
      '7.40',
      'i2szvoUfPYBMWdSxqO3n',
      '0a6369c53884163f09235520ead0ecf4870696c28867f8dd511d1bc41adfacc8',
    ],
  ])('of the vector with key %s', (key, id, amount, requestId, expected) => {
    expect(cardSignature(key, { id, amount, requestId })).toBe(expected);
  });

  test('7.4 is not 7.40', () => {
    const parts = { id: '1887', requestId: 'i2szvoUfPYBMWdSxqO3n' };
    expect(cardSignature('ABC-123456', { ...parts, amount: '7.4' })).toMatch(/^913ec744/);
  });

  test('a return is verified over what was sent, in either case of letters', () => {
    const gateway = createIfthenpay('http://gateway.invalid', {
      ...sandboxSettings,
      card_key: 'ABC-123456',
    });
    const attempt = {
      orderId: '1887',
      requestId: 'i2szvoUfPYBMWdSxqO3n',
      method: 'CC' as const,
      amountCents: 740,
    };
    const signature = '0a6369c53884163f09235520ead0ecf4870696c28867f8dd511d1bc41adfacc8';
    expect(gateway.verifyReturn(attempt, signature)).toBe(true);
    expect(gateway.verifyReturn(attempt, signature.toUpperCase())).toBe(true);
    expect(gateway.verifyReturn({ ...attempt, amountCents: 741 }, signature)).toBe(false);
    expect(gateway.verifyReturn(attempt, '')).toBe(false);
  });
});

test.each([
  ['7.40', 740],
  ['7.4', 740],
  ['7,40', 740],
  ['1234', 123_400],
  ['0.01', 1],
  ['', undefined],
  ['7.405', undefined],
  ['-1.00', undefined],
  ['1e3', undefined],
])('the amount %s is %s cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test('cents are written with two decimals, always', () => {
  expect([1, 740, 100_000].map(formatAmount)).toEqual(['0.01', '7.40', '1000.00']);
});

describe('callback', () => {
  const gateway = createIfthenpay('http://gateway.invalid', sandboxSettings);
  const query = (more: Record<string, string> = {}) =>
    new URLSearchParams({
      oid: 'P1',
      tid: 'a b',
      val: '12.50',
      apk: sandboxSettings.anti_phishing_key,
      ...more,
    });

  test('with the right key is read, a space in the request id being a plus', () => {
    expect(gateway.verifyCallback(query())).toMatchObject({
      orderId: 'P1',
      requestId: 'a+b',
      amountCents: 1250,
    });
  });
  test.each(['', 'wrong', `${sandboxSettings.anti_phishing_key} `])(
    'with the key "%s" is nothing',
    (apk) => {
      expect(gateway.verifyCallback(query({ apk }))).toBeUndefined();
    },
  );
});
