import { HOST } from '@portal/rollout/host';
import { ticketReleases } from '@portal/rollout/ticketReleases';
import type { Telemetry } from '@portal/rollout/telemetry';
import type { Context } from 'hono';
import type { ReadDocument } from '../boot/createDocumentReader.ts';
import { callerHeaders } from '../proxy/callerHeaders.ts';

/** How long mgmt has for an answer, for which nobody waits, in milliseconds. */
const TIMEOUT_MS = 5000;
/** What is told of a failure, in characters. */
const LONGEST = 500;

/** A drawing that failed: of what stands around the page, or of a release. */
export interface FailedDrawing {
  of: typeof HOST | { remote: string; version: string };
  reason: string;
}

export type TellFailedDrawing = (
  context: Context,
  read: Pick<ReadDocument, 'document' | 'host' | 'ticket' | 'hostTicket'>,
  failed: FailedDrawing,
) => void;

/**
 * Tells mgmt of drawings that failed, as the page would: with the ticket of its view and from the visitor's network
 * (C-725). What cannot be told is forgotten.
 */
export function createDrawingReporter(backend: URL): TellFailedDrawing {
  const address = new URL('/mgmt/telemetry', backend);

  return (context, { document, host, ticket, hostTicket }, { of, reason }) => {
    const { version } = host.build;
    const told: Pick<Telemetry, 'host' | 'remarks' | 'errors'> = { remarks: [], errors: [] };
    if (of === HOST) {
      if (hostTicket === null) return;
      const outcome = 'SHELL-SERVER-RENDER';
      told.host = { version, ticket: hostTicket, outcome, milliseconds: 0, degraded: false };
    } else {
      if (ticket === null) return;
      const code = 'REMOTE-SERVER-RENDER';
      told.remarks.push({ ...of, code });
      const message = reason.slice(0, LONGEST);
      if (message !== '') told.errors.push({ ...of, code, message, stack: '' });
    }
    const releases = ticketReleases(document.remotes);
    const message = { shell: version, ticket: ticket ?? '', releases, loads: [], ...told };
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const [name, value] of Object.entries(callerHeaders(context)))
      if (value !== undefined) headers.set(name, value);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    fetch(address, { method: 'POST', headers, body: JSON.stringify(message), signal }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
  };
}
