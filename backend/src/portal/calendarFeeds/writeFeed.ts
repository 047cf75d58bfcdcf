import { eventUid, PRODUCT_ID } from '../customerNotifications/invitations/eventAttributes.ts';
import type { FeedEntry } from './readEntries.ts';

/** Longest line in bytes, without its end; the space that begins a line which goes on counts (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * A calendar with its entries as an iCalendar file (RFC 5545), asked for anew after an hour (RFC 7986). The same entries
 * give the same bytes, whenever it is written. Not by the library that writes the events of mails: it checks each of them
 * for so long that five hundred keep the process busy for a second (C-408).
 */
export function writeFeed(name: string, entries: readonly FeedEntry[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:${PRODUCT_ID}`,
    'METHOD:PUBLISH',
    text('NAME', name),
    text('X-WR-CALNAME', name),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

function linesOf(entry: FeedEntry): string[] {
  const { isCancelled, location, url } = entry;
  return [
    'BEGIN:VEVENT',
    text('UID', eventUid(entry)),
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    text('SUMMARY', entry.title),
    ...(location === null ? [] : [text('LOCATION', location)]),
    ...(url === null ? [] : [folded(`URL:${url}`)]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A time that was called off keeps nobody busy.
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** `20270320T120000Z` */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A property whose value is text, with what would end or part it escaped, and without what no calendar may hold (3.3.11). */
function text(property: string, value: string): string {
  const escaped = value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
  return folded(`${property}:${escaped}`);
}

/** The line in parts of at most 75 bytes, cut between characters. */
function folded(line: string): string {
  // No character of UTF-16 is more than three bytes.
  if (line.length * 3 <= LINE_BYTES) return line;
  const bytes = Buffer.from(line);
  const parts: string[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + LINE_BYTES - (start === 0 ? 0 : 1), bytes.length);
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    parts.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return parts.join('\r\n ');
}
