import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../platform/backend.ts';
import type { LeasedJob } from '../../platform/jobs/leasedQueue.ts';
import { newId } from '../../platform/newId.ts';
import { documentsOfApprovals } from '../budgets/approval/documentsOfApprovals.ts';
import { exportFiles } from './exportFiles.ts';
import { readDossier } from './readDossier.ts';
import { writeArchive } from './writeArchive.ts';

export interface ExportJob extends LeasedJob {
  companyId: string;
  clientId: string;
}
export interface Archive {
  mediaId: string;
  bytes: number;
}

/** How long another process leaves an export to the one that makes it. */
export const LEASE_SECONDS = 300;
/** How often that is said anew; storing a large archive alone may take longer than a lease. */
const RENEW_MILLISECONDS = 60_000;

/** Writes the archive of a customer and puts it into the store, holding the job as long as that takes. */
export async function makeArchive(backend: Backend, job: ExportJob): Promise<Archive> {
  const { database, media, clock, log } = backend;
  const owner = { companyId: job.companyId, clientId: job.clientId };
  const files = await exportFiles(database, owner, await documentsOfApprovals(backend, owner));
  const dossier = await readDossier(database, owner, files, clock.now());
  const mediaId = newId();
  const target = path.join(media.temporaryFolder, mediaId);
  const hold = async (told: { progress?: number } = {}) => {
    const nextTryAt = new Date(clock.now().getTime() + LEASE_SECONDS * 1000);
    await database
      .updateTable('accountExports')
      .set({ ...told, nextTryAt })
      .where('id', '=', job.id)
      .where('tries', '=', job.tries)
      .execute();
  };
  const renewing = setInterval(() => {
    hold().catch((error: unknown) => log.warn({ error }, 'the lease of an export was not renewed'));
  }, RENEW_MILLISECONDS);
  try {
    await writeArchive(backend, target, dossier, files, (share) =>
      hold({ progress: Math.min(99, Math.floor(share * 100)) }),
    );
    const { size } = await stat(target);
    await media.keep(mediaId, 'original', { file: target });
    return { mediaId, bytes: size };
  } finally {
    clearInterval(renewing);
    await rm(target, { force: true });
  }
}
