import { describePlan } from '@portal/rollout/describePolicy';
import type { ProviderVersions } from '@portal/rollout/rolloutEdit';
import type { Rollout } from '@portal/rollout/rollout';
import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import { CANARY_GUARD } from '../../../telemetry/haltCanaries.ts';
import { namesText } from '../../../trouble/namesText.ts';
import type { Markup } from '../layout.ts';
import { agoTimeText, timeText } from '../times.ts';
import { versionsText } from '../versionsText.ts';

interface Group {
  named: string[];
  versions: ProviderVersions['versions'];
  why: string;
}

/** What decides, as `docs/rollouts.md` calls it. */
function reasonText(why: string): string {
  if (why === 'percentage') return 'share';
  return why.replaceAll('-', ' ');
}

/** Providers that get the same for the same reason, together; the largest group last. */
function groups(providers: readonly ProviderVersions[]): Group[] {
  const found = new Map<string, Group>();
  for (const { provider, versions } of providers) {
    const why = [...new Set(versions.map((entry) => reasonText(entry.why)))].join(', ');
    const key = JSON.stringify(versions);
    const group = found.get(key) ?? { named: [], versions, why };
    group.named.push(provider);
    found.set(key, group);
  }
  return [...found.values()].sort((one, other) => one.named.length - other.named.length);
}

/** Whether the last change was that a canary halted itself. */
const isHalted = ({ author }: Rollout): boolean => author === CANARY_GUARD;

/** Who gets what of a remote, its last change, and what is there to fall back to; `more` stands below. */
export function standingCard(
  { remote, rollout, providers }: RemoteOverview,
  { heading, now, more = '' }: { heading: Markup | string; now: Date; more?: Markup | string },
): Markup {
  const changedAt = new Date(rollout.changedAt);
  return html`<section
    class="card"
    id="${remote}"
    data-remote="${remote}"
    data-revision="${rollout.revision}"
    data-halted="${isHalted(rollout) ? `${remote}: ${rollout.reason}` : ''}"
    aria-labelledby="remote-${remote}"
  >
    <h2 id="remote-${remote}">${heading}</h2>
    <p class="${isHalted(rollout) ? 'bad' : 'quiet'}">
      Revision ${rollout.revision}, ${timeText(changedAt)} (${agoTimeText(changedAt, now)}),
      ${rollout.author}: ${rollout.reason}
    </p>
    <p class="quiet">
      Last known good: ${rollout.lastKnownGood ?? 'none'}.
      ${rollout.plan === undefined ? '' : `Goes on by itself: ${describePlan(rollout.plan)}.`}
      ${rollout.killed.length > 0 ? `Killed: ${rollout.killed.join(', ')}.` : ''}
    </p>
    <table role="table">
      <caption>
        Who gets what
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">Provider</th>
          <th scope="col" role="columnheader">Version</th>
          <th scope="col" role="columnheader">Why</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${groups(providers).map(
          ({ named, versions, why }) =>
            html`<tr role="row">
              <th scope="row" role="rowheader">${namesText(named)}</th>
              <td role="cell" data-label="Version">${versionsText(remote, versions)}</td>
              <td role="cell" data-label="Why">${why}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${more}
  </section>`;
}
