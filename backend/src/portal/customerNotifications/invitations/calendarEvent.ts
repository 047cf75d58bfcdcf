import { createEvent, type DateArray } from 'ics';
import type { CalendarFile } from '../../../platform/messaging/message.ts';

/** What a calendar shows of an appointment. */
export interface CalendarFacts {
  appointmentId: string;
  domain: string;
  /** Rises with every move and at the cancellation. */
  sequence: number;
  start: Date;
  end: Date;
  isCancelled: boolean;
  title: string;
  description: string;
  location: string | null;
  url: string;
  organiser: { name: string; email: string | null };
  /** E-mail of the customer; a file for download has none. */
  attendee: { name: string; email: string } | null;
}

/**
 * The event as an iCalendar file (RFC 5545): UTC, a UID that never changes and a rising SEQUENCE, so that a calendar
 * replaces what it has instead of showing it twice; CANCEL takes it away.
 */
export function calendarEvent(facts: CalendarFacts): CalendarFile {
  const organiser = { ...facts.organiser, name: plainName(facts.organiser.name) };
  const attendee = facts.attendee && {
    ...facts.attendee,
    name: plainName(facts.attendee.name),
  };
  // An invitation needs somebody who invites; without one the event is only published.
  const isInvitation = organiser.email !== null && attendee !== null;
  const method = facts.isCancelled ? 'CANCEL' : isInvitation ? 'REQUEST' : 'PUBLISH';
  const { error, value } = createEvent({
    uid: `${facts.appointmentId}@${facts.domain}`,
    sequence: facts.sequence,
    method,
    productId: '-//Portal do Cliente//PT',
    start: utc(facts.start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(facts.end),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: facts.title,
    description: facts.description,
    ...(facts.location === null ? {} : { location: facts.location }),
    url: facts.url,
    status: facts.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    ...(organiser.email === null
      ? {}
      : { organizer: { name: organiser.name, email: organiser.email } }),
    ...(attendee === null || !isInvitation
      ? {}
      : { attendees: [{ ...attendee, rsvp: false, partstat: 'ACCEPTED' as const }] }),
  });
  if (value === null) throw new Error('The calendar event could not be made.', { cause: error });
  return { method, content: value };
}

/** A name as it may stand between the quotes of a parameter, which know no escape (RFC 5545, 3.2). */
function plainName(name: string): string {
  return name.replaceAll('"', '’');
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
