import { createEvent } from 'ics';
import type { CalendarFile } from '../../../platform/messaging/message.ts';
import { eventAttributes, type CalendarEntry } from './eventAttributes.ts';

/** What a mail brings of an appointment. */
export interface CalendarFacts extends CalendarEntry {
  description: string;
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
    ...eventAttributes(facts),
    method,
    description: facts.description,
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
