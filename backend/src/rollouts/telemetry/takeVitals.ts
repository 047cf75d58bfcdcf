import { sql } from 'kysely';
import type { PageVital } from '@portal/rollout/telemetry';
import type { Database } from '../../platform/database/database.ts';
import { loadTimeSpanOf } from './loadTimes.ts';

/**
 * Counts what customers felt of pages that a release has; anything else is dropped without a word, because anybody may
 * send anything.
 * @param provider domain that the page belongs to
 */
export async function takeVitals(
  database: Database,
  provider: string,
  vitals: readonly PageVital[],
  now: Date,
): Promise<void> {
  if (vitals.length === 0) return;
  const counted = JSON.stringify(
    vitals.map(({ value, ...vital }) => ({ ...vital, span: loadTimeSpanOf(value) })),
  );
  await sql`
    insert into page_vitals as known (remote, version, provider, hour, page, metric, element, span, views)
    select vital.remote, vital.version, company.domain, date_trunc('hour', ${now}::timestamptz), vital.page,
      vital.metric, vital.element, vital.span, count(*)
    from jsonb_to_recordset(${counted})
      as vital (remote text, version text, page text, metric text, element text, span smallint)
    join releases on releases.remote = vital.remote and releases.version = vital.version
      and releases.release -> 'pages' @> jsonb_build_array(jsonb_build_object('name', vital.page))
    join companies company on company.domain = ${provider}
    group by 1, 2, 3, 4, 5, 6, 7, 8
    order by 1, 2, 5, 6, 7, 8
    on conflict (remote, version, provider, hour, page, metric, element, span)
    do update set views = known.views + excluded.views`.execute(database);
}
