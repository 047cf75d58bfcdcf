import { randomBytes } from 'node:crypto';
import { isSignature, signature } from './signature.ts';

/** How long after its document was made a page may tell of loads, in milliseconds. */
const FRESH = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

const dayOf = (milliseconds: number): string => String(Math.floor(milliseconds / DAY));

/**
 * What signs the tickets of one provider's pages for a day; edges have nothing more of the installation's key.
 * @param at milliseconds since 1970
 */
export function loadTicketKey(key: string, provider: string, at: number): string {
  return signature(key, 'load ticket key', [provider, dayOf(at)]);
}

/** What a page view may tell of: `remote@version`, in the order of the document. */
export type TicketReleases = readonly string[];

/**
 * A ticket for one page view: when its document was made, and a number of its own.
 * @param at milliseconds since 1970 by mgmt's clock, of the day of the key
 */
export function signLoadTicket(ticketKey: string, releases: TicketReleases, at: number): string {
  const parts = [at.toString(36), randomBytes(9).toString('base64url')];
  return [...parts, signature(ticketKey, 'load ticket', [...parts, ...releases])].join('.');
}

/**
 * Reads a ticket. Undefined when no edge made it for this provider and these releases, or when it is too old.
 * @param key that of the installation
 * @returns the number of the page view
 */
export function readLoadTicket(
  key: string,
  provider: string,
  releases: TicketReleases,
  ticket: string,
  now: number,
): string | undefined {
  const [time = '', view = '', given = ''] = ticket.split('.');
  const at = Number.parseInt(time, 36);
  // Clocks of several machines are never quite alike.
  if (!(Math.abs(now - at) <= FRESH)) return undefined;
  const ticketKey = loadTicketKey(key, provider, at);
  const isOurs = isSignature(ticketKey, 'load ticket', [time, view, ...releases], given);
  return isOurs ? view : undefined;
}
