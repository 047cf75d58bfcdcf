import { SLOW_BEYOND } from '@portal/rollout/slowerPage';
import type { PageVital } from '@portal/rollout/telemetry';
import { signature } from '@portal/storage/signed/signature';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { currentRollout } from '../../mgmt/queries.ts';
import { firstTold } from '../firstTold.ts';
import { triedBeside } from '../trialsOf.ts';

/** How long it is remembered of which network a view was counted, in milliseconds. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** By whom and when it was told. */
interface ToldBy {
  /** What names are made with that say nothing of networks. */
  key: string;
  /** Null where it is that of nobody from outside. */
  network: string | null;
  now: Date;
}

/** Those of releases on trial, or of what everyone has beside one, each with the revision of its rollout. */
async function ofTrials(database: Database, vitals: readonly PageVital[]) {
  const remotes = [...new Set(vitals.map(({ remote }) => remote))];
  const rollouts = await Promise.all(remotes.map((remote) => currentRollout(database, remote)));
  return rollouts.flatMap((rollout) => {
    if (rollout === undefined) return [];
    const { tried, everyone } = triedBeside(rollout);
    if (tried.length === 0 || everyone === null) return [];
    return vitals
      .filter(({ remote }) => remote === rollout.remote)
      .filter(({ version }) => version === everyone || tried.includes(version))
      .map((vital) => ({ vital, revision: rollout.revision }));
  });
}

/**
 * Counts page views of trials, and those that were slow. Of one network one counts for each release, page and metric
 * while the rollout stands as it is, for a day at most: somebody whose telephone is always slow is one voice.
 * @param provider domain that the page belongs to
 */
export async function takeTrialViews(
  database: Database,
  provider: string,
  vitals: readonly PageVital[],
  { key, network, now }: ToldBy,
): Promise<void> {
  const told = (await ofTrials(database, vitals)).map(({ vital, revision }) => {
    const { remote, version, page, metric } = vital;
    const parts = [network ?? '', remote, version, page, metric, String(revision)];
    return { vital, name: signature(key, 'network of a page view', parts) };
  });
  const names = told.map(({ name }) => name);
  const until = new Date(now.getTime() + REMEMBERED);
  const first =
    network === null ? new Set(names) : await firstTold(database, 'page views', names, until);
  const counted = told
    .filter(({ name }) => first.has(name))
    .map(({ vital: { remote, version, page, metric, value } }) => ({
      ...{ remote, version, page, metric },
      slow: value > SLOW_BEYOND[metric] ? 1 : 0,
    }));
  if (counted.length === 0) return;
  await sql`
    insert into trial_views as known (remote, version, provider, minute, page, metric, views, slow)
    select view.remote, view.version, company.domain, date_trunc('minute', ${now}::timestamptz), view.page, view.metric,
      count(*), sum(view.slow)
    from jsonb_to_recordset(${JSON.stringify(counted)})
      as view (remote text, version text, page text, metric text, slow integer)
    join releases on releases.remote = view.remote and releases.version = view.version
      and releases.release -> 'pages' @> jsonb_build_array(jsonb_build_object('name', view.page))
    join companies company on company.domain = ${provider}
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 5, 6
    on conflict (remote, version, provider, minute, page, metric)
    do update set views = known.views + excluded.views, slow = known.slow + excluded.slow`.execute(
    database,
  );
}
