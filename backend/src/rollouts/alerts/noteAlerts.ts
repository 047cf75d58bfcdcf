import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { CANARY_GUARD } from '../telemetry/haltCanaries.ts';

/** What happened longer ago is no news, in milliseconds: an address that is set later is not flooded. */
const NEWS = 24 * 60 * 60 * 1000;

/**
 * Queues what the operator's system is to be told: halted canaries, and what everyone has when it begins to fail and when
 * it is over. Each is queued once, by whichever process sees it first, and nothing where nobody is to be told.
 */
export async function noteAlerts({
  database,
  clock,
  environment,
}: Pick<Backend, 'database' | 'clock' | 'environment'>): Promise<void> {
  if (environment.alerts === undefined) return;
  const now = clock.now();
  const since = new Date(now.getTime() - NEWS);
  await sql`
    insert into rollout_alerts (id, type, remote, data, at, next_try_at)
    select 'halt-' || remote || '-' || revision, 'canary.halted', remote,
      jsonb_build_object('revision', revision, 'reason', reason), changed_at, ${now}::timestamptz
    from rollouts where author = ${CANARY_GUARD} and changed_at >= ${since}
    union all
    select 'incident-' || id || '-began', 'everyone.failing', remote,
      jsonb_build_object('version', version, 'loads', loads, 'failures', failures,
        'usual_loads', usual_loads, 'usual_failures', usual_failures), began_at, ${now}
    from rollout_incidents where began_at >= ${since}
    union all
    select 'incident-' || id || '-ended', 'everyone.recovered', remote,
      jsonb_build_object('version', version, 'reason', ended_because, 'began_at', began_at), ended_at, ${now}
    from rollout_incidents where ended_at >= ${since}
    on conflict (id) do nothing`.execute(database);
}
