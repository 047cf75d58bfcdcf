import { HOST_TICKET } from '../../../src/address/hostTicket.ts';
import { LOAD_TICKET } from '../../../src/address/loadTicket.ts';
import type { HostBuild } from '../../files/createHostBuildReader.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** What a page tells of itself with. */
export interface PageTickets {
  /** By which it tells of its loads, if it may. */
  ticket: string | null;
  /** By which it tells how the shell started, if it may. */
  hostTicket?: string | null;
  /** There is another build of the shell for a browser in which this one does not start. */
  mayFallBack?: boolean;
}

/**
 * The tickets of a page view, and what is told of its shell before any code of that has come.
 * @param degraded whether the page is made without mgmt
 */
export function ticketTags(
  { ticket, hostTicket = null, mayFallBack }: PageTickets,
  { version }: Pick<HostBuild, 'version'>,
  degraded: boolean,
): string {
  const loads =
    ticket === null ? '' : `<meta name="${LOAD_TICKET.meta}" content="${escapeHtml(ticket)}">\n`;
  const marks = `${mayFallBack ? ' data-fallback' : ''}${degraded ? ' data-degraded' : ''}`;
  return `${loads}<meta name="${HOST_TICKET.meta}" content="${escapeHtml(hostTicket ?? '')}" data-version="${escapeHtml(version)}"${marks}>\n`;
}
