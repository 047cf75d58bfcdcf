import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { leaseJobs, tryJob, type LeasedQueue } from '../../platform/jobs/leasedQueue.ts';
import { signBody } from '../../platform/signed/signBody.ts';
import { noteAlerts } from './noteAlerts.ts';

type DueAlert = Pick<
  Selectable<Schema['rolloutAlerts']>,
  'id' | 'tries' | 'type' | 'remote' | 'data' | 'at'
>;

const BATCH = 20;
const TIMEOUT_MS = 10_000;
/** Seconds until the next try after the first, second, … one that failed; some nine hours altogether. */
const PAUSES = [10, 30, 60, 300, 900, 1800, 7200, 21_600];

/** The operator's system did not take it: what it answered, or that it did not answer. */
class NotTaken extends Error {
  readonly status: number | null;

  constructor(status: number | null) {
    super(status === null ? 'It did not answer within 10 s.' : `It answered ${status}.`);
    this.status = status;
  }
}

/** @returns the status with which the operator's system took it @throws NotTaken */
async function post({ clock, environment }: Backend, alert: DueAlert): Promise<number> {
  const { alerts } = environment;
  // Another process may know an address.
  if (alerts === undefined) throw new NotTaken(null);
  const { id, type, remote, data, at } = alert;
  const body = JSON.stringify({ id, type, at: at.toISOString(), remote, data });
  const answer = await fetch(alerts.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'portal-alerts',
      'x-portal-event': type,
      'x-portal-delivery': id,
      'x-portal-signature': signBody(alerts.secret, body, clock.now()),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new NotTaken(null);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new NotTaken(answer.status);
  return answer.status;
}

const queue: LeasedQueue<Backend, DueAlert, number> = {
  table: 'rolloutAlerts',
  leaseSeconds: 60,
  pauseAfter: (tries) => PAUSES[tries - 1],
  perform: post,
  done: ({ database, clock }, { id }, lastStatus) =>
    database
      .updateTable('rolloutAlerts')
      .set({ state: 'DELIVERED', lastStatus, lastError: null, deliveredAt: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'PENDING')
      .execute(),
  failed: ({ database, clock, log }, { id, tries }, { error, reason, pause }) => {
    if (pause === undefined) log.error({ alert: id, reason }, 'an alert was given up');
    return database
      .updateTable('rolloutAlerts')
      .set({
        state: pause === undefined ? 'FAILED' : 'PENDING',
        lastStatus: error instanceof NotTaken ? error.status : null,
        lastError: reason,
        nextTryAt: new Date(clock.now().getTime() + (pause ?? 0) * 1000),
      })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'PENDING')
      .execute();
  },
};

/** Tells the operator's system what is new, in any number of processes. */
export async function deliverAlerts(backend: Backend): Promise<void> {
  if (backend.environment.alerts === undefined) return;
  await noteAlerts(backend);
  const due = await leaseJobs<DueAlert>(backend.database, queue, {
    now: backend.clock.now(),
    most: BATCH,
    which: sql`job.state = 'PENDING'`,
    order: sql`job.at, job.id`,
    columns: sql`job.id, job.tries, job.type, job.remote, job.data, job.at`,
  });
  await Promise.all(due.map((alert) => tryJob(queue, backend, alert)));
}
