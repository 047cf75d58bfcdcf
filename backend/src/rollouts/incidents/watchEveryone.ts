import { FLOOR_RATE } from '@portal/rollout/guard/canaryTest';
import { isClearlyWorse } from '@portal/rollout/guard/judgeCanary';
import type { Backend } from '../../platform/backend.ts';
import { newId } from '../../platform/newId.ts';
import { versionInForce } from '../mgmt/policy/versionInForce.ts';
import { listCurrentRollouts } from '../mgmt/queries.ts';
import { MINUTE } from '../telemetry/loadsByMinute.ts';
import { openIncident, type OpenIncident } from './openIncidents.ts';
import { recentLoads, usualLoads } from './recentLoads.ts';

/** Length of the time that is judged, in minutes. */
export const WATCHED_MINUTES = 10;
/** Length of the time before it, which says what is usual. */
const USUAL_MINUTES = 7 * 24 * 60;
/** Fewer loads do not say that it is over: then those of an hour are looked at. */
const ENOUGH = 20;
const HOUR_MINUTES = 60;

type Tools = Pick<Backend, 'database' | 'clock' | 'log'>;

/** Why an incident is over; undefined while it is not, or when nobody can say. */
async function whyOver(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  { remote, version, usualLoads: loads, usualFailures }: OpenIncident,
): Promise<string | undefined> {
  const before = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE);
  const recent = await recentLoads(database, remote, version, before(WATCHED_MINUTES));
  const judged =
    recent.loads >= ENOUGH
      ? recent
      : await recentLoads(database, remote, version, before(HOUR_MINUTES));
  if (judged.loads === 0) return 'Nobody loaded it for an hour.';
  const usual = Math.max(loads === 0 ? 0 : (2 * usualFailures) / loads, FLOOR_RATE);
  if (judged.loads < ENOUGH || judged.failures / judged.loads > usual) return undefined;
  return `${judged.failures} of the last ${judged.loads} loads failed.`;
}

async function begin(
  { database, clock, log }: Tools,
  remote: string,
  version: string,
): Promise<void> {
  const now = clock.now().getTime();
  const since = new Date(now - WATCHED_MINUTES * MINUTE);
  const recent = await recentLoads(database, remote, version, since);
  if (recent.failures === 0) return;
  const from = new Date(since.getTime() - USUAL_MINUTES * MINUTE);
  const usual = await usualLoads(database, remote, from, since);
  if (!isClearlyWorse({ canary: recent, control: usual })) return;
  const begun = await database
    .insertInto('rolloutIncidents')
    .values({
      id: newId(),
      remote,
      version,
      beganAt: new Date(now),
      ...recent,
      usualLoads: usual.loads,
      usualFailures: usual.failures,
    })
    // Another process noticed it as well.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (begun !== undefined)
    log.error({ remote, version, ...recent }, 'what everyone has fails more often than is usual');
}

async function goOn(tools: Tools, incident: OpenIncident, everyone: string | null): Promise<void> {
  const { database, clock, log } = tools;
  const { id, remote, version } = incident;
  const because =
    everyone === version
      ? await whyOver(tools, incident)
      : `Everyone has ${everyone ?? 'nothing'} now.`;
  if (because === undefined) return;
  await database
    .updateTable('rolloutIncidents')
    .set({ endedAt: clock.now(), endedBecause: because })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
  log.info({ remote, version, because }, 'what everyone has is as usual again');
}

/**
 * Notes when what everyone has begins to fail clearly more often than loads of that remote did in the seven days before,
 * and when that is over. The measure is the one that halts canaries, and asks for a failure rate above its floor.
 */
export async function watchEveryone(tools: Tools): Promise<void> {
  for (const rollout of await listCurrentRollouts(tools.database)) {
    const version = versionInForce(rollout);
    const incident = await openIncident(tools.database, rollout.remote);
    if (incident !== undefined) await goOn(tools, incident, version);
    else if (version !== null) await begin(tools, rollout.remote, version);
  }
}
