import { describePolicy } from '@portal/rollout/describePolicy';
import { describeRemark } from '@portal/rollout/describeRemark';
import { describeVersions, percent } from '@portal/rollout/describeVersions';
import type { RolloutEditAnswer } from '@portal/rollout/rolloutEdit';
import type {
  PublishedRelease,
  ReleaseHealth,
  RemoteOverview,
} from '@portal/rollout/rolloutOverview';
import type { Rollout } from '@portal/rollout/rollout';
import { describeSlowerPage } from '@portal/rollout/slowerPage';
import { describeReleases } from './describeReleases.ts';
import { portalTime } from './portalTime.ts';
import { indentedTable, table } from './table.ts';

function describeHealth(health: ReleaseHealth | undefined): string[] {
  if (health === undefined) return ['0', '', '', ''];
  const rate = health.loads === 0 ? 0 : (health.failures / health.loads) * 100;
  const codes = health.codes.map(({ code, count }) => `${code} ${count}`).join(', ');
  return [
    String(health.loads),
    `${health.failures} (${percent(rate)})${codes === '' ? '' : ` ${codes}`}`,
    health.medianMilliseconds === null ? '' : `${health.medianMilliseconds} ms`,
    health.remarks.map((remark) => describeRemark(remark, health.loads)).join('; '),
  ];
}

/**
 * One remote of the overview: who gets what, how each version did in the last day, and what those versions and the newest
 * are made of.
 */
export function describeRemote(overview: RemoteOverview, provider?: string): string {
  const { remote, rollout } = overview;
  const shown = overview.providers.filter(
    (entry) => provider === undefined || entry.provider === provider,
  );
  const versions = new Set(
    overview.providers.flatMap((entry) => entry.versions.map(({ version }) => version ?? '')),
  );
  for (const { version } of overview.health) versions.add(version);
  versions.delete('');
  const killed = rollout.killed.length === 0 ? '' : `, killed: ${rollout.killed.join(', ')}`;
  return [
    `${remote}  revision ${rollout.revision}, last known good: ${rollout.lastKnownGood ?? 'none'}${killed}`,
    indentedTable([
      ['provider', 'version', 'why'],
      ...shown.map((entry) => [
        entry.provider,
        describeVersions(entry.versions),
        [...new Set(entry.versions.map(({ why }) => why))].join(', '),
      ]),
    ]),
    indentedTable([
      ['version', 'loads', 'failures', 'median', 'remarks'],
      ...[...versions]
        .sort()
        .map((version) => [
          version,
          ...describeHealth(overview.health.find((entry) => entry.version === version)),
        ]),
    ]),
    ...overview.slower.map((page) => `  advice: ${page.version} is ${describeSlowerPage(page)}`),
    ...describeReleases(
      overview.releases.filter(({ version }, index) => index === 0 || versions.has(version)),
    ).map((line) => `  ${line}`),
  ].join('\n');
}

/** What an edit changes, or would change. */
export function describeChanges({ rollout, changes, dryRun }: RolloutEditAnswer): string {
  const head = dryRun
    ? `${rollout.remote}: nothing was changed (dry run).`
    : `${rollout.remote} is at revision ${rollout.revision}: ${describePolicy(rollout) || 'no rule'}.`;
  if (changes.length === 0) return `${head}\nNo provider gets anything else than before.`;
  const rows = changes.map(({ provider, before, after }) => [
    provider,
    describeVersions(before),
    '→',
    describeVersions(after),
  ]);
  return `${head}\n${indentedTable(rows)}`;
}

/** The changes of one rollout, newest first, and what the releases that they name are made of. */
export function describeHistory(
  history: readonly Rollout[],
  releases: readonly PublishedRelease[] = [],
): string {
  const named = new Set(
    history.flatMap(({ rules, killed }) => [...rules.map(({ version }) => version), ...killed]),
  );
  const made = describeReleases(releases.filter(({ version }) => named.has(version)));
  const changes = table([
    ['revision', 'when', 'who', 'why', 'rules'],
    ...history.map((rollout) => [
      String(rollout.revision),
      portalTime(rollout.changedAt),
      rollout.author,
      rollout.reason,
      describePolicy(rollout),
    ]),
  ]);
  return [changes, ...(made.length === 0 ? [] : ['', ...made])].join('\n');
}
