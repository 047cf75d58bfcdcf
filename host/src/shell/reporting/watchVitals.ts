import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { PageVital, Telemetry } from '@portal/rollout/telemetry';
import { ticketReleases } from '@portal/rollout/ticketReleases';
import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { LOAD_TICKET } from '../../address/loadTicket.ts';
import { matchPage } from '../../address/pages/matchPage.ts';
import { elementNames } from './elementNames.ts';
import { sendTelemetry } from './sendTelemetry.ts';

declare const PORTAL_SHELL_VERSION: string;

const LARGEST = 600_000;

/**
 * Tells once, when the page is left or put away, what was felt of the page that was opened: when its largest part was
 * painted, how late the slowest press was answered, how much moved, and which kind of element that was. It says nothing of the
 * customer; what happened in another remote's panel says nothing of the page.
 * @param path app path of the page that was opened, a query after it or none
 */
export function watchVitals(remotes: readonly ResolvedRemote[], path: string): void {
  const found = matchPage(remotes, path.split('?')[0] ?? '');
  if (!found) return;
  const page = found.page.name;
  const { name: remote, release } = found.remote;
  const view = document.querySelector<HTMLElement>(`main [data-remote="${remote}"]`);
  // The last known good release may be shown in its place.
  const version = view?.dataset['release'] ?? release.version;
  const told = new Map<PageVital['metric'], PageVital>();
  let isTold = false;

  function note(metric: PageVital['metric'], value: number, target: string | undefined): void {
    const [owner = '', element = ''] = (target ?? '').split('|');
    if (isTold || (owner !== '' && owner !== remote)) return;
    const rounded = Math.min(LARGEST, Math.round(value));
    told.set(metric, { remote, version, page, metric, value: rounded, element });
  }

  function tell(): void {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${LOAD_TICKET.meta}"]`);
    if (document.visibilityState !== 'hidden' || isTold || told.size === 0 || !meta) return;
    isTold = true;
    const releases = ticketReleases(remotes);
    const shell = PORTAL_SHELL_VERSION;
    const vitals = [...told.values()];
    const ticket = meta.content;
    const message: Omit<Telemetry, 'remarks' | 'errors'> = {
      shell,
      ticket,
      releases,
      loads: [],
      vitals,
    };
    sendTelemetry(JSON.stringify(message));
  }

  const named = {
    generateTarget: (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const owner = element?.closest<HTMLElement>('[data-remote]')?.dataset['remote'] ?? '';
      return `${owner}|${elementNames(node)}`;
    },
  };
  onLCP(({ value, attribution }) => note('LCP', value, attribution.target), named);
  // Each change of it: what was pressed just before the page is left is known only after the last word of the library.
  onINP(({ value, attribution }) => note('INP', value, attribution.interactionTarget), {
    ...named,
    reportAllChanges: true,
  });
  onCLS(({ value, attribution }) => {
    note('CLS', value * 1000, attribution.largestShiftTarget);
  }, named);
  // At the window, so that everything above has heard of it before.
  addEventListener('visibilitychange', tell);
}
