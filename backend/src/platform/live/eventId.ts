import type { Cursor } from './readEvents.ts';

const keptSeconds = 3600;

/** `<cursor>.<seconds>`: the id of an event on the wire, which a page sends back as Last-Event-ID. */
export function eventId(cursor: Cursor, at: Date): string {
  return `${cursor}.${Math.floor(at.getTime() / 1000)}`;
}

/**
 * The cursor in a Last-Event-ID.
 * @returns undefined for one that is not ours or older than the events that are kept: the page must load everything
 */
export function readEventId(id: string, now: Date): Cursor | undefined {
  const match = /^(\d{1,19})\.(\d{1,12})$/.exec(id);
  const age = now.getTime() / 1000 - Number(match?.[2]);
  return match !== null && age < keptSeconds ? match[1] : undefined;
}
