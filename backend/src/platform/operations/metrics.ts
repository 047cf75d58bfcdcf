import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { backupGauges } from '../backup/backupGauges.ts';
import type { Clock } from '../clock/clock.ts';
import { skewGauge } from '../clock/skewGauge.ts';
import type { Database } from '../database/database.ts';
import { queueGauges } from '../jobs/queueGauges.ts';
import { outcomeOf, type ObservedRequest } from './observedRequest.ts';
import { portalGauges } from './portalGauges.ts';

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
  const loads = new Counter({
    name: 'portal_remote_loads_total',
    help: 'Loads of releases in browsers that this process was told of; outcome is shown or the code of the failure',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [registry],
  });
  for (const gauge of [...portalGauges(database), ...backupGauges(pool), ...queueGauges(database)])
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
