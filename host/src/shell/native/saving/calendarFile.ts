import type { CalendarEvent } from '@portal/contract/native';

function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');
}

/** One event as an iCalendar file (RFC 5545). `now` is the instant at which it is made. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal do Cliente//PT',
    'BEGIN:VEVENT',
    `UID:${stamp(event.start)}-${encodeURIComponent(event.title)}@portal`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
