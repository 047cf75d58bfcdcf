import type { MinuteLoads } from '@portal/rollout/guard/followLoads';
import { judgeSlowViews } from '@portal/rollout/guard/judgeSlowViews';
import type { LoadCount } from '@portal/rollout/guard/loadCount';
import type { Rollout } from '@portal/rollout/rollout';
import type { SlowerPage } from '@portal/rollout/slowerPage';
import type { Vital } from '@portal/rollout/telemetry';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listRolloutHistory } from '../../mgmt/queries.ts';
import { isTrial } from '../../mgmt/policy/isTrial.ts';
import { MINUTE } from '../loadsByMinute.ts';
import { trialsOf, type Trial } from '../trialsOf.ts';

/** What is older says little of today, and a long trial is not read from its beginning each time, in milliseconds. */
const LOOKED_AT = 24 * 60 * 60 * 1000;

/** Page views of one page by one metric, by minute, in their order. */
interface Views {
  page: string;
  metric: Vital;
  rows: MinuteLoads[];
}

async function viewsOf(
  database: Database,
  remote: string,
  { version, everyone }: Trial,
  since: Date,
): Promise<Views[]> {
  const rows = await database
    .selectFrom('trialViews')
    .select(['minute', 'provider', 'version', 'page', 'metric', 'views', 'slow'])
    .where('remote', '=', remote)
    .where('version', 'in', [version, everyone ?? version])
    .where('minute', '>=', since)
    .orderBy('minute')
    .execute();
  const found = new Map<string, Views>();
  for (const { page, metric, provider, minute, views, slow, ...row } of rows) {
    const known = found.get(`${page} ${metric}`) ?? { page, metric, rows: [] };
    found.set(`${page} ${metric}`, known);
    known.rows.push({
      minute: minute.getTime() / MINUTE,
      provider,
      isCanary: row.version === version,
      loads: views,
      failures: slow,
    });
  }
  return [...found.values()];
}

const inViews = ({ loads, failures }: LoadCount) => ({ views: loads, slow: failures });

async function slowerIn(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  remote: string,
  trial: Trial,
): Promise<SlowerPage[]> {
  const { version, everyone, providers } = trial;
  if (everyone === null) return [];
  const now = clock.now().getTime();
  const since = Math.max(trial.since.getTime(), now - LOOKED_AT);
  const first = new Date(Math.floor(since / MINUTE) * MINUTE);
  const views = await viewsOf(database, remote, trial, first);
  return views.flatMap(({ page, metric, rows }) => {
    const verdict = judgeSlowViews(rows, providers, Math.floor(now / MINUTE));
    if (!verdict.halt) return [];
    const { provider, evidence, groups } = verdict;
    const [canary, control] = [inViews(groups.canary), inViews(groups.control)];
    const begun = trial.since.toISOString();
    return [
      { ...{ version, page, metric, provider, canary, everyone, control, evidence }, since: begun },
    ];
  });
}

/**
 * The pages that are clearly slower for customers in releases on trial than in what everyone has: by the same test as
 * halts canaries, in the same time and at the same providers. It is advice, and nothing is halted by it (C-980).
 */
export async function listSlowerPages(
  backend: Pick<Backend, 'database' | 'clock'>,
  { remote, rules }: Pick<Rollout, 'remote' | 'rules'>,
): Promise<SlowerPage[]> {
  // Most of the time nothing is on trial, and histories only grow.
  if (!rules.some(isTrial)) return [];
  const trials = trialsOf(await listRolloutHistory(backend.database, remote));
  const found = await Promise.all(trials.map((trial) => slowerIn(backend, remote, trial)));
  return found.flat();
}
