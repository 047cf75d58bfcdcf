import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { addNotification } from '../../accounts/notifications/addNotification.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { publicAddress } from '../../platform/environment.ts';
import {
  leaseJobs,
  tryJob,
  type LeasedJob,
  type LeasedQueue,
} from '../../platform/jobs/leasedQueue.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { newId } from '../../platform/newId.ts';
import { documentsOfApprovals } from '../budgets/approval/documentsOfApprovals.ts';
import { exportFiles } from './exportFiles.ts';
import { readDossier } from './readDossier.ts';
import { texts } from './texts.ts';
import { writeArchive } from './writeArchive.ts';

interface ExportJob extends LeasedJob {
  companyId: string;
  clientId: string;
}
interface Archive {
  mediaId: string;
  bytes: number;
}

const KEPT_HOURS = 48;
const leaseSeconds = 300;
const pauses = [10, 60];
const page = '/os-meus-dados';

const queue: LeasedQueue<Backend, ExportJob, Archive> = {
  table: 'accountExports',
  leaseSeconds,
  pauseAfter: (tries) => pauses[tries - 1],
  perform: makeArchive,
  done: keepArchive,
  failed: ({ database, clock, log }, { id, tries }, { reason, pause }) => {
    log.warn({ job: id, tries, error: reason }, 'an export was not made');
    const now = clock.now().getTime();
    return database
      .updateTable('accountExports')
      .set({
        state: pause === undefined ? 'failed' : 'running',
        progress: 0,
        lastError: reason,
        nextTryAt: new Date(now + (pause ?? 0) * 1000),
        until: pause === undefined ? new Date(now + KEPT_HOURS * 3_600_000) : null,
      })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'running')
      .execute();
  },
};

/** Makes the exports that are due, one after the other, in any number of processes (ACC-12). @returns how many were tried */
export async function runExports(backend: Backend): Promise<number> {
  const due = await leaseJobs<ExportJob>(backend.database, queue, {
    now: backend.clock.now(),
    most: 1,
    which: sql`job.state = 'running'`,
    order: sql`job.next_try_at, job.id`,
    columns: sql`job.id, job.tries, job.company_id, job.client_id`,
  });
  for (const job of due) await tryJob(queue, backend, job);
  return due.length;
}

async function makeArchive(backend: Backend, job: ExportJob): Promise<Archive> {
  const { database, media, clock } = backend;
  const owner = { companyId: job.companyId, clientId: job.clientId };
  const files = await exportFiles(database, owner, await documentsOfApprovals(backend, owner));
  const dossier = await readDossier(database, owner, files, clock.now());
  const mediaId = newId();
  const target = path.join(media.temporaryFolder, mediaId);
  const tell = async (share: number) => {
    await database
      .updateTable('accountExports')
      .set({
        progress: Math.min(99, Math.floor(share * 100)),
        nextTryAt: new Date(clock.now().getTime() + leaseSeconds * 1000),
      })
      .where('id', '=', job.id)
      .where('tries', '=', job.tries)
      .execute();
  };
  try {
    await writeArchive(backend, target, dossier, files, tell);
    const { size } = await stat(target);
    await media.keep(mediaId, 'original', { file: target });
    return { mediaId, bytes: size };
  } finally {
    await rm(target, { force: true });
  }
}

/** Keeps the file and tells the customer by bell and mail (ACC-13); of an account that is gone nothing is kept. */
async function keepArchive(
  backend: Backend,
  { id, tries, companyId, clientId }: ExportJob,
  { mediaId, bytes }: Archive,
): Promise<void> {
  const { database, clock, environment } = backend;
  const now = clock.now();
  const isKept = await inTransaction(database, async (transaction) => {
    const client = await transaction
      .selectFrom('clients')
      .innerJoin('companies', 'companies.id', 'clients.companyId')
      .select(['clients.email', 'companies.name', 'companies.domain'])
      .where('clients.id', '=', clientId)
      .where('clients.companyId', '=', companyId)
      .where('clients.deletedAt', 'is', null)
      .forShare('clients')
      .executeTakeFirst();
    if (client === undefined) return false;
    const until = new Date(now.getTime() + KEPT_HOURS * 3_600_000);
    const kept = await transaction
      .updateTable('accountExports')
      .set({ state: 'ready', progress: 100, mediaId, bytes, until })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) return false;
    await transaction
      .insertInto('mediaFiles')
      .values({
        ...{ id: mediaId, companyId, type: 'application/zip', bytes },
        ...{ width: null, height: null, hasThumbnail: false, createdAt: now },
      })
      .execute();
    const owner = { companyId, clientId };
    const bell = {
      ...owner,
      type: 'check',
      url: page,
      description: texts.ready(client.name),
    } as const;
    await addNotification(transaction, bell, now);
    if (client.email === null) return true;
    const address = `${publicAddress(environment, client.domain)}/client${page}`;
    await queueMessage(transaction, backend, owner, {
      channel: 'email',
      to: client.email,
      subject: texts.mailSubject(client.name),
      text: texts.mailBody(client.name, address, KEPT_HOURS),
    });
    return true;
  });
  if (!isKept) await backend.media.remove(mediaId);
}
