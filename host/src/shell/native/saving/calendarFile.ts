import { bareId } from '@portal/domain/work/bareId';
import type { DeviceEvent } from './deviceEvent.ts';

function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');
}

/** The name of an appointment is that of its mails, so that a calendar replaces what it has instead of adding another. */
function uidOf({ id, start, title }: DeviceEvent, domain: string): string {
  if (id === undefined) return `${stamp(start)}-${encodeURIComponent(title)}@portal`;
  return `${bareId(id)}@${domain}`;
}

/**
 * One event as an iCalendar file (RFC 5545).
 * @param now the instant at which it is made
 * @param domain of the provider
 */
export function calendarFile(event: DeviceEvent, now: Date, domain: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal do Cliente//PT',
    'BEGIN:VEVENT',
    `UID:${uidOf(event, domain)}`,
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
