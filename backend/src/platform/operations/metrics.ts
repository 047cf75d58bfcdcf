import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { backupGauges } from '../backup/backupGauges.ts';
import type { Clock } from '../clock/clock.ts';
import { skewGauge } from '../clock/skewGauge.ts';
import type { Database } from '../database/database.ts';
import { queueGauges } from '../jobs/queueGauges.ts';
import { outcomeOf, type ObservedRequest } from './observedRequest.ts';

/** How long the database may take for what it says of itself, in milliseconds. */
const DATABASE_MS = 3000;

/** What Prometheus reads at /metrics. */
export interface Metrics {
  /** Notes an answered request. */
  observe(request: ObservedRequest): void;
  /** Notes an attempt of a browser to show a release: `shown`, or the code of the failure. */
  countLoad(load: { remote: string; version: string; outcome: string }): void;
  contentType: string;
  /** @param withDatabase whether to ask the database as well; what it does not say in 3 s is left out (C-838) */
  text(withDatabase?: boolean): Promise<string>;
}

/**
 * Metrics of one process. Those of Node itself cost timers, so tests do without.
 * @param pool whose connections are counted
 * @param database the same, which is asked
 */
export function createMetrics(
  { pool, database }: { pool: pg.Pool; database: Database },
  clock: Pick<Clock, 'skew'>,
  withProcess: boolean,
): Metrics {
  const registry = new Registry();
  const ofDatabase = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  registry.registerMetric(skewGauge(clock));
  const duration = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time until the head of an answer was ready',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'portal_database_connections',
      help: 'Connections of this process by state; waiting are requests without one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    }),
  );
  ofDatabase.registerMetric(
    new Gauge({
      name: 'portal_waiting',
      help: 'Work that waits, over all processes: webhook deliveries, alerts, messages, files to delete, invoices to issue, refunds',
      labelNames: ['what'],
      registers: [],
      async collect() {
        const found = await sql<{ what: string; total: number }>`
          select 'webhook_deliveries' as what, count(*)::int as total from webhook_deliveries where state = 'PENDING'
             and company_id not in (select id from companies where suspended_at is not null or draft_since is not null)
           union all select 'failed_webhook_deliveries', count(*)::int from webhook_deliveries where state = 'FAILED'
           union all select 'alerts', count(*)::int from rollout_alerts where state = 'PENDING'
           union all select 'failed_alerts', count(*)::int from rollout_alerts where state = 'FAILED'
           union all select 'messages', count(*)::int from outgoing_messages where state = 'PENDING'
           union all select 'failed_messages', count(*)::int from outgoing_messages where state = 'FAILED'
           union all select 'files_to_delete', count(*)::int from media_removals
           union all select 'invoices', count(*)::int from invoice_jobs where state = 'PENDING'
           union all select 'failed_invoices', count(*)::int from invoice_jobs where state = 'FAILED'
           union all select 'refunds', count(*)::int from payment_refunds where state <> 'DONE'`.execute(
          database,
        );
        for (const { what, total } of found.rows) this.set({ what }, total);
      },
    }),
  );
  ofDatabase.registerMetric(
    new Gauge({
      name: 'portal_payment_accounts',
      help: 'Providers with an account at the payment gateway by its state (sandbox, testing, live), over all processes',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const found = await sql<{ state: string; total: number }>`
          select known.state, count(account.company_id)::int as total
           from unnest(array['sandbox', 'testing', 'live']) as known (state)
           left join payment_accounts account on account.state = known.state group by known.state`.execute(
          database,
        );
        for (const { state, total } of found.rows) this.set({ state }, total);
      },
    }),
  );
  const loads = new Counter({
    name: 'portal_remote_loads_total',
    help: 'Loads of releases in browsers that this process was told of; outcome is shown or the code of the failure',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [registry],
  });
  ofDatabase.registerMetric(
    new Gauge({
      name: 'portal_canary_halts_total',
      help: 'Canaries that the guard has halted, over all processes',
      labelNames: ['remote'],
      registers: [],
      async collect() {
        // The author under which `rollouts/telemetry/haltCanaries.ts` takes canaries back.
        const found = await sql<{ remote: string; total: number }>`
          select remote, count(*) filter (where author = 'canary guard')::int as total from rollouts group by remote`.execute(
          database,
        );
        for (const { remote, total } of found.rows) this.set({ remote }, total);
      },
    }),
  );
  ofDatabase.registerMetric(
    new Gauge({
      name: 'portal_rollout_failing',
      help: '1 while what everyone has of a remote fails clearly more often than is usual, over all processes',
      labelNames: ['remote'],
      registers: [],
      async collect() {
        const found = await sql<{ remote: string; total: number }>`
          select remote, (exists (select 1 from rollout_incidents open
             where open.remote = known.remote and open.ended_at is null))::int as total
           from (select distinct remote from rollouts) known`.execute(database);
        for (const { remote, total } of found.rows) this.set({ remote }, total);
      },
    }),
  );
  for (const gauge of [...backupGauges(pool), ...queueGauges(database)])
    ofDatabase.registerMetric(gauge);
  return {
    countLoad: ({ remote, version, outcome }) => loads.inc({ remote, version, outcome }),
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status: outcomeOf({ status }) }, seconds),
    contentType: registry.contentType,
    async text(withDatabase = true) {
      const own = await registry.metrics();
      if (!withDatabase) return own;
      const read = ofDatabase.metrics().catch(() => '');
      return own + (await Promise.race([read, delay(DATABASE_MS, '', { ref: false })]));
    },
  };
}
