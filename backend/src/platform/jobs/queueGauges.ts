import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import { readQueues, type QueueState } from './readQueues.ts';

const states = ['waiting', 'running', 'retrying', 'failed'] as const;

/** What Prometheus reads of the queues; the same in every process. */
export function queueGauges(database: Database): Gauge[] {
  // Both are asked for at the same time, and counted once.
  let reading: Promise<QueueState[]> | undefined;
  const read = () =>
    (reading ??= readQueues(database, new Date()).finally(() => {
      reading = undefined;
    }));
  return [
    new Gauge({
      name: 'portal_queue_jobs',
      help: 'Jobs of a queue by state: waiting, running, retrying after a failure, failed for good; over all processes',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        for (const queue of await read())
          for (const state of states) this.set({ queue: queue.name, state }, queue[state]);
      },
    }),
    new Gauge({
      name: 'portal_queue_oldest_seconds',
      help: 'How long the oldest job of a queue waits that is due and was never tried, over all processes',
      labelNames: ['queue'],
      registers: [],
      async collect() {
        for (const { name, oldest } of await read()) this.set({ queue: name }, oldest);
      },
    }),
  ];
}
