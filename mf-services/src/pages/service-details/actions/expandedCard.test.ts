import { expect, test } from 'vitest';
import { cardOf, expandedCard } from './expandedCard.ts';

test.each([
  ['EXPANDED', null, 'messages'],
  ['EXPANDED', 'EXPANDED', 'payment'],
  ['IGNORE', 'IGNORE', null],
  ['READ', null, null],
])('message %s and payment %s open %s [NOT-11] [DET-45]', (message, payment, card) => {
  expect(expandedCard({ message_toast_state: message, payment_toast_state: payment })).toBe(card);
});

test.each([
  ['action', 'state'],
  ['check', 'state'],
  ['message', 'messages'],
  ['internal', 'messages'],
  ['payment', 'payment'],
] as const)('a notification of the type %s opens the card %s [NOT-11] [C-45]', (type, card) => {
  expect(cardOf[type]).toBe(card);
});
