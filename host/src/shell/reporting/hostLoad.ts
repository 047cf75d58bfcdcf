import type { HostLoad } from '@portal/rollout/telemetry';
import { HOST_TICKET } from '../../address/hostTicket.ts';

/** How the shell of this page did, as the edge's ticket names it; undefined on a page that tells nothing. */
export function hostLoad(outcome: HostLoad['outcome']): HostLoad | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${HOST_TICKET.meta}"]`);
  const version = meta?.dataset['version'];
  if (!meta?.content || version === undefined || !navigator.onLine) return undefined;
  const milliseconds = Math.min(600_000, Math.round(performance.now()));
  const degraded = 'degraded' in meta.dataset;
  return { version, ticket: meta.content, outcome, milliseconds, degraded };
}
