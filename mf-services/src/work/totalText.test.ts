import { expect, test } from 'vitest';
import { aBudget, aWork, duePayment } from '../testing/aWork.ts';
import { paymentText, totalText } from './totalText.ts';

test('the total of a work and what is to be paid are euros with two decimals and a comma [LIM-10]', () => {
  expect(totalText(aBudget({ total: 1184.5 }))).toBe('1184,50\u00a0€');
  const payment = { ...duePayment, total: 0.29 };
  expect(paymentText(aWork({ payment }))).toBe('0,29\u00a0€');
  expect([totalText(aWork()), paymentText(aWork())]).toEqual([undefined, undefined]);
});
