import type { DateArray, EventAttributes } from 'ics';

export const PRODUCT_ID = '-//Portal do Cliente//PT';

/** What every calendar shows of an appointment: the one that a mail brings, and those that are read again and again. */
export interface CalendarEntry {
  appointmentId: string;
  domain: string;
  /** Rises with every move and at the cancellation. */
  sequence: number;
  start: Date;
  end: Date;
  isCancelled: boolean;
  title: string;
  location: string | null;
  url: string | null;
}

/** By what every calendar knows the appointment, however it came there (RFC 5545, 3.8.4.7). */
export function eventUid({ appointmentId, domain }: CalendarEntry): string {
  return `${appointmentId}@${domain}`;
}

/** In UTC, under a UID that never changes and with a rising SEQUENCE, so that calendars replace what they have (RFC 5545). */
export function eventAttributes(entry: CalendarEntry) {
  return {
    uid: eventUid(entry),
    sequence: entry.sequence,
    productId: PRODUCT_ID,
    start: utc(entry.start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(entry.end),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: entry.title,
    ...(entry.location === null ? {} : { location: entry.location }),
    ...(entry.url === null ? {} : { url: entry.url }),
    status: entry.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  } satisfies EventAttributes;
}

function utc(at: Date): DateArray {
  return [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
  ];
}
