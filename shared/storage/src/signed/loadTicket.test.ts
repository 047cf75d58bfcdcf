import { expect, test } from 'vitest';
import { loadTicketKey, readLoadTicket, signLoadTicket } from './loadTicket.ts';

const KEY = 'a key that nobody else has';
const MADE = Date.parse('2026-01-01T23:50:00Z');
const HOUR = 3_600_000;
const releases = ['mf-booking@1.0.0', 'mf-booking@0.9.0'];
const ticket = signLoadTicket(loadTicketKey(KEY, 'a.pt', MADE), releases, MADE);
const read = (provider: string, known: string[], now: number, given = ticket) =>
  readLoadTicket(KEY, provider, known, given, now);

test('a ticket is good for its provider and releases, for an hour, over midnight too', () => {
  expect(read('a.pt', releases, MADE + HOUR / 2)).toBe(ticket.split('.')[1]);
  expect(read('b.pt', releases, MADE)).toBeUndefined();
  expect(read('a.pt', ['mf-booking@1.1.0'], MADE)).toBeUndefined();
  expect(read('a.pt', releases, MADE + HOUR + 1)).toBeUndefined();
});

test('each page view has its own, and nobody makes one from another', () => {
  const again = signLoadTicket(loadTicketKey(KEY, 'a.pt', MADE), releases, MADE);
  expect(again).not.toBe(ticket);
  const [time, view, proof] = ticket.split('.');
  const later = (MADE + HOUR).toString(36);
  for (const forged of ['', '..', `${time}.other.${proof}`, `${later}.${view}.${proof}`])
    expect(read('a.pt', releases, MADE, forged)).toBeUndefined();
});
