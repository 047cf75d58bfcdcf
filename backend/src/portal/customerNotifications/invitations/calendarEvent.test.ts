import { expect, test } from 'vitest';
import { calendarEvent, type CalendarFacts } from './calendarEvent.ts';
import { calendarLinks } from './calendarLinks.ts';

const facts: CalendarFacts = {
  appointmentId: 'abc',
  domain: 'auto-mirante.localhost',
  sequence: 2,
  // Half past one in Lisbon, an hour before the clocks go forward.
  start: new Date('2027-03-28T00:30:00Z'),
  end: new Date('2027-03-28T01:30:00Z'),
  isCancelled: false,
  title: 'Revisão, travões; óleo · Auto Mirante',
  description: 'https://auto-mirante.localhost/client/service-details/S-abc?s=I&t=0',
  location: 'Rua das Flores, 12, Lisboa',
  url: 'https://auto-mirante.localhost/client/service-details/S-abc?s=I&t=0',
  organiser: { name: 'Auto Mirante', email: 'geral@mirante.pt' },
  attendee: { name: 'Ana Marques', email: 'ana@exemplo.pt' },
};
/** The lines as RFC 5545 means them: a line that goes on starts with a space. */
const lines = (content: string): string[] => content.replace(/\r\n[ \t]/g, '').split('\r\n');

test('an event is in UTC, keeps its UID and carries its number of changes', () => {
  const { method, content } = calendarEvent(facts);
  expect(method).toBe('REQUEST');
  expect(lines(content)).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:REQUEST',
      'UID:abc@auto-mirante.localhost',
      'SEQUENCE:2',
      'DTSTART:20270328T003000Z',
      'DTEND:20270328T013000Z',
      'SUMMARY:Revisão\\, travões\\; óleo · Auto Mirante',
      'LOCATION:Rua das Flores\\, 12\\, Lisboa',
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
    ]),
  );
  expect(content).toMatch(/^DTSTAMP:\d{8}T\d{6}Z/m);
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a cancelled one takes the event away', () => {
  const { method, content } = calendarEvent({ ...facts, isCancelled: true, sequence: 3 });
  expect(method).toBe('CANCEL');
  expect(lines(content)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']),
  );
});

test('without somebody who invites it is only published', () => {
  const event = calendarEvent({ ...facts, organiser: { name: 'Auto Mirante', email: null } });
  expect(event.method).toBe('PUBLISH');
  expect(event.content).not.toMatch(/ATTENDEE|ORGANIZER/);
});

test('links open the same time in calendars on the web', () => {
  const { google, outlook } = calendarLinks(facts);
  expect(new URL(google).searchParams.get('dates')).toBe('20270328T003000Z/20270328T013000Z');
  expect(new URL(outlook).searchParams.get('startdt')).toBe('2027-03-28T00:30:00.000Z');
});

test('a quote in a name does not end the parameter that it stands in', () => {
  const attendee = { name: 'Ana "Nana" Marques";X=1', email: 'ana@exemplo.pt' };
  const { content } = calendarEvent({ ...facts, attendee });
  const line = lines(content).find((entry) => entry.startsWith('ATTENDEE'));
  expect(line).toContain(';CN="Ana ’Nana’ Marques’;X=1":mailto:');
});
