import type { Vital } from '@portal/rollout/telemetry';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { loadTimeQuantileOf } from '../telemetry/loadTimes.ts';

/** One metric of a page, in a release. */
export interface VitalFigures {
  /** What three of four page views kept within, in milliseconds; of CLS in thousandths. */
  p75: number;
  /** Page views that told of it. */
  views: number;
  /** The kind of element that was named most often; empty where none is known. */
  element: string;
}

/** What customers felt of a page in a release. */
export interface PageVitals {
  page: string;
  version: string;
  figures: Partial<Record<Vital, VitalFigures>>;
}

interface Row {
  page: string;
  version: string;
  metric: Vital;
  spans: { span: number; views: number }[];
  views: string;
  element: string;
}

/**
 * What customers felt of a remote's pages, release by release; each page with its two newest releases, the newest first.
 * @param provider domain, when only its customers are asked for
 */
export async function readVitals(
  database: Database,
  remote: string,
  from: Date,
  provider?: string,
): Promise<PageVitals[]> {
  const { rows } = await sql<Row>`
    with told as (
      select told.page, told.version, told.metric, told.element, told.span, sum(told.views) as views
      from page_vitals told
      where told.remote = ${remote} and told.hour >= date_trunc('hour', ${from}::timestamptz)
        and (${provider ?? null}::text is null or told.provider = ${provider ?? null})
      group by 1, 2, 3, 4, 5
    ), ordered as (
      select told.*, dense_rank() over (partition by page order by published_at desc, told.version desc) as age
      from told join releases on releases.remote = ${remote} and releases.version = told.version
    )
    select page, version, metric, sum(views) as views,
      jsonb_agg(jsonb_build_object('span', span, 'views', views)) as spans,
      (select element from ordered one where one.page = ordered.page and one.version = ordered.version
        and one.metric = ordered.metric group by element order by sum(views) desc, element limit 1) as element
    from ordered where age <= 2
    group by page, version, metric, age
    order by page, age`.execute(database);
  const found = new Map<string, PageVitals>();
  for (const { page, version, metric, spans, views, element } of rows) {
    const key = `${page} ${version}`;
    const known = found.get(key) ?? { page, version, figures: {} };
    found.set(key, known);
    const counts = new Map<number, number>();
    for (const one of spans) counts.set(one.span, (counts.get(one.span) ?? 0) + one.views);
    const p75 = loadTimeQuantileOf(counts, 0.75);
    if (p75 !== null) known.figures[metric] = { p75, views: Number(views), element };
  }
  return [...found.values()];
}
