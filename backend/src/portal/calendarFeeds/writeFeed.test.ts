import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { FeedEntry } from './readEntries.ts';
import { writeFeed } from './writeFeed.ts';

const entry: FeedEntry = {
  appointmentId: 'abc',
  domain: 'auto-mirante.localhost',
  sequence: 0,
  start: new Date('2027-07-01T09:00:00Z'),
  end: new Date('2027-07-01T10:00:00Z'),
  isCancelled: false,
  title: 'Revisão',
  location: null,
  url: null,
  changedAt: new Date('2027-06-01T09:00:00Z'),
};
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc
    .array(
      fc.constantFrom('é', '🚗', ',', ';', ':', '"', '\\', '\\n', '\n', '\r\n', ' ', 'BEGIN'),
      {
        minLength: 1,
        maxLength: 90,
      },
    )
    .map((parts) => parts.join('')),
);

test('whatever names say, a parser reads them again, in lines of at most 75 bytes', () => {
  fc.assert(
    fc.property(words, words, (title, location) => {
      const content = writeFeed(title, [{ ...entry, title, location }, entry]);
      for (const line of content.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const calendar = new ICAL.Component(ICAL.parse(content));
      const [event] = calendar.getAllSubcomponents('vevent');
      const shown = (said: string) =>
        said.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2);
      expect(event?.getFirstPropertyValue('summary')).toBe(shown(title));
      expect(event?.getFirstPropertyValue('location')).toBe(shown(location));
    }),
  );
});
