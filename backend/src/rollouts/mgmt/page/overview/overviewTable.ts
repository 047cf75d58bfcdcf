import { describeRemark } from '@portal/rollout/describeRemark';
import { percent } from '@portal/rollout/describeVersions';
import { HOST } from '@portal/rollout/host';
import type { ReleaseHealth, RemoteOverview } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import { isPutAway } from '../../../trouble/isPutAway.ts';
import type { BackupRun } from '../../../../platform/backup/backupRun.ts';
import type { ShellFigures } from '../../../figures/readShellFigures.ts';
import { remotePath, type Trouble } from '../../../trouble/trouble.ts';
import { codeLink } from '../codes/codeLink.ts';
import type { Markup } from '../layout.ts';
import { troubleSection } from '../trouble/troubleSection.ts';
import { failureLook } from './failureLook.ts';
import { releaseErrors } from './releaseErrors.ts';
import { rollBackLink } from './rollBackLink.ts';
import { shellCard } from './shellCard.ts';
import { standingCard } from './standingCard.ts';

/** What the overview shows. */
export interface OverviewView {
  remotes: readonly RemoteOverview[];
  troubles: readonly Trouble[];
  now: Date;
  shells: readonly ShellFigures[];
  /** The last proof of a backup by rule. */
  proof: BackupRun | undefined;
  /** Where the operator's own system is told of troubles; undefined where it is not. */
  alertsTo: string | undefined;
}

function failures(remote: string, health: ReleaseHealth | undefined): Markup {
  if (health === undefined || health.loads === 0) return html`no loads yet`;
  const rate = percent((health.failures / health.loads) * 100);
  const codes = health.codes.map(
    ({ code, count }, index) => html`${index === 0 ? '' : ', '}${codeLink(code)} × ${count}`,
  );
  return html`<span class="${failureLook(health)}">${health.failures} (${rate})</span> ${codes}
    ${releaseErrors(health, `errors-${remote}-${health.version}`)}`;
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

function versionRow(remote: RemoteOverview, version: string): Markup {
  const health = remote.health.find((entry) => entry.version === version);
  return html`<tr role="row" id="${remote.remote}-${version}">
    <th scope="row" role="rowheader">${version}</th>
    <td role="cell" data-label="Loads in a day">${health?.loads ?? 0}</td>
    <td role="cell" data-label="Failures">${failures(remote.remote, health)}</td>
    <td role="cell" data-label="Median">
      ${health?.medianMilliseconds == null ? '–' : `${health.medianMilliseconds} ms`}
    </td>
    <td role="cell" data-label="Remarks">${remarks(health)}</td>
    <td role="cell">${rollBackLink(remote, version)}</td>
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

function card(remote: RemoteOverview, now: Date): Markup {
  const versions = new Set([
    ...remote.providers.flatMap((entry) => entry.versions.flatMap(({ version }) => version ?? [])),
    ...remote.health.map((entry) => entry.version),
  ]);
  return standingCard(remote, {
    heading: html`<a href="${remotePath(remote.remote)}">${remote.remote}</a>`,
    now,
    more: versions.size > 0 ? versionTable(remote, [...versions].sort()) : '',
  });
}

/** Remotes that want somebody first, in the order of their troubles; the others by name. */
function troubledFirst({ remotes, troubles }: OverviewView): RemoteOverview[] {
  const rank = ({ remote }: RemoteOverview) => {
    const index = troubles.findIndex((trouble) => trouble.remote === remote);
    return index < 0 ? troubles.length : index;
  };
  return [...remotes].sort((one, other) => rank(one) - rank(other));
}

function putAway(remotes: readonly RemoteOverview[], now: Date): Markup | string {
  if (remotes.length === 0) return '';
  const what = remotes.length === 1 ? 'One remote' : `${remotes.length} remotes`;
  return html`<details id="put-away" class="away">
    <summary>${what} that nobody has, with nothing published for 30 days</summary>
    ${remotes.map((remote) => card(remote, now))}
  </details>`;
}

// The roles are written out because a table that is laid out in blocks on a phone loses them.

/** What wants somebody, then remotes × providers, with share, health, last change and a way back. */
export function overviewTable(view: OverviewView): Markup {
  const { remotes, troubles, now } = view;
  const host = remotes.find(({ remote }) => remote === HOST);
  if (remotes.length === 0) return html`<p class="card">No remote has a rollout yet.</p>`;
  const shown = troubledFirst(view).filter(({ remote }) => remote !== HOST);
  return html`${troubleSection(troubles, now)}
  ${shown.filter((remote) => !isPutAway(remote, now)).map((remote) => card(remote, now))}
  ${shellCard(view.shells, host, now)}
  ${putAway(
    shown.filter((remote) => isPutAway(remote, now)),
    now,
  )}`;
}
