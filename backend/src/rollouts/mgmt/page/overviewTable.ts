import { describeRemark } from '@portal/rollout/describeRemark';
import { describeVersions, percent } from '@portal/rollout/describeVersions';
import type { ProviderVersions } from '@portal/rollout/rolloutEdit';
import type { Rollout } from '@portal/rollout/rollout';
import type { ReleaseHealth, RemoteOverview } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import { CANARY_GUARD } from '../../telemetry/haltCanaries.ts';
import { everyoneVersion, isTrial } from '../applyEdit.ts';
import type { Markup } from './layout.ts';
import { releaseErrors } from './releaseErrors.ts';
import { namesText } from './namesText.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'medium',
  timeStyle: 'short',
});
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

function failures(health: ReleaseHealth | undefined): Markup {
  if (health === undefined || health.loads === 0) return html`no loads yet`;
  const rate = percent((health.failures / health.loads) * 100);
  const codes = health.codes.map(({ code, count }) => `${code} × ${count}`).join(', ');
  return html`<span class="${health.failures > 0 ? 'bad' : 'good'}"
      >${health.failures} (${rate})</span
    >
    ${codes} ${releaseErrors(health)}`;
}

/** What the version did wrong while it was on the page. */
function remarks(health: ReleaseHealth | undefined): Markup | string {
  if (health === undefined || health.remarks.length === 0) return '–';
  return html`${health.remarks.map((remark, index) => {
    const text = describeRemark(remark, health.loads);
    return html`${index === 0 ? '' : html`<br />`}<span class="${remark.isUnusual ? 'bad' : ''}"
        >${text}</span
      >`;
  })}`;
}

/** Whether a rollback of the version has something to take back, and something to give instead. */
function canRollBack({ rollout }: RemoteOverview, version: string): boolean {
  const { lastKnownGood, killed, rules } = rollout;
  if (everyoneVersion(rollout) !== version)
    return rules.some((rule) => isTrial(rule) && rule.version === version);
  return lastKnownGood !== null && lastKnownGood !== version && !killed.includes(lastKnownGood);
}

function versionRow(remote: RemoteOverview, version: string): Markup {
  const health = remote.health.find((entry) => entry.version === version);
  const target = `/operations/rollouts/${remote.remote}/rollback?version=${encodeURIComponent(version)}`;
  return html`<tr role="row" id="${remote.remote}-${version}">
    <th scope="row" role="rowheader">${version}</th>
    <td role="cell" data-label="Loads in a day">${health?.loads ?? 0}</td>
    <td role="cell" data-label="Failures">${failures(health)}</td>
    <td role="cell" data-label="Median">
      ${health?.medianMilliseconds == null ? '–' : `${health.medianMilliseconds} ms`}
    </td>
    <td role="cell" data-label="Remarks">${remarks(health)}</td>
    <td role="cell">
      ${
        canRollBack(remote, version)
          ? html`<a
              class="button"
              href="${target}"
              aria-label="Roll back ${remote.remote} ${version}"
              >Roll back</a
            >`
          : ''
      }
    </td>
  </tr>`;
}

function versionTable(remote: RemoteOverview, versions: readonly string[]): Markup {
  return html`<table role="table" class="health">
    <caption>
      How each version does
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">Version</th>
        <th scope="col" role="columnheader">Loads in a day</th>
        <th scope="col" role="columnheader">Failures</th>
        <th scope="col" role="columnheader">Median</th>
        <th scope="col" role="columnheader">Remarks</th>
        <th scope="col" role="columnheader">Take back</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${versions.map((version) => versionRow(remote, version))}
    </tbody>
  </table>`;
}

/** Whether the last change was that a canary halted itself. */
const isHalted = ({ author }: Rollout): boolean => author === CANARY_GUARD;

function card(remote: RemoteOverview): Markup {
  const { rollout, providers, health } = remote;
  const versions = new Set([
    ...providers.flatMap((entry) => entry.versions.flatMap(({ version }) => version ?? [])),
    ...health.map((entry) => entry.version),
  ]);
  return html`<section
    class="card"
    id="${remote.remote}"
    data-remote="${remote.remote}"
    data-revision="${rollout.revision}"
    data-halted="${isHalted(rollout) ? `${remote.remote}: ${rollout.reason}` : ''}"
    aria-labelledby="remote-${remote.remote}"
  >
    <h2 id="remote-${remote.remote}">${remote.remote}</h2>
    <p class="${isHalted(rollout) ? 'bad' : 'quiet'}">
      Revision ${rollout.revision}, ${time.format(new Date(rollout.changedAt))}, ${rollout.author}:
      ${rollout.reason}
    </p>
    <p class="quiet">
      Last known good: ${rollout.lastKnownGood ?? 'none'}.
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
              <td role="cell" data-label="Version">${describeVersions(versions)}</td>
              <td role="cell" data-label="Why">${why}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${versions.size > 0 ? versionTable(remote, [...versions].sort()) : ''}
  </section>`;
}

// The roles are written out because a table that is laid out in blocks on a phone loses them.

/** Remotes × providers, with share, health, last change and a way back. */
export function overviewTable(remotes: readonly RemoteOverview[]): Markup {
  if (remotes.length === 0) return html`<p class="card">No remote has a rollout yet.</p>`;
  return html`${remotes.map(card)}`;
}
