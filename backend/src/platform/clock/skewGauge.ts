import { Gauge } from 'prom-client';
import type { Clock } from './clock.ts';

/** What Prometheus reads of the clock of this process's machine (C-845). */
export function skewGauge({ skew }: Pick<Clock, 'skew'>): Gauge {
  return new Gauge({
    name: 'portal_clock_skew_seconds',
    help: 'How far the clock of the database is ahead of that of this machine; 0 while they agree to the second',
    registers: [],
    collect() {
      this.set(skew() / 1000);
    },
  });
}
