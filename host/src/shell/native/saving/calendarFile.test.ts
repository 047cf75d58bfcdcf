import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const event = {
  title: 'Revisão',
  start: '2026-03-02T09:00:00.000Z',
  end: '2026-03-02T10:00:00.000Z',
};
const now = new Date('2026-03-01T09:00:00Z');
const uidOf = (changes: object) =>
  calendarFile({ ...event, ...changes }, now, 'mirante.pt')
    .split('\r\n')
    .find((line) => line.startsWith('UID:'));

test('an appointment has the name that its mails and the calendar that is subscribed to give it, and keeps it when it is moved [NAT-06]', () => {
  const id = '01j2k3m4n5p6q7r8s9t0v1w2x3';
  const named = `UID:${id}@mirante.pt`;
  expect(uidOf({ id: `S-${id}` })).toBe(named);
  expect(uidOf({ id: `S-${id}`, start: '2026-03-02T09:30:00.000Z' })).toBe(named);
});

test('what a release of before hands over has a name by its start and title [NAT-06]', () => {
  expect(uidOf({})).toBe('UID:20260302T090000Z-Revis%C3%A3o@portal');
});
