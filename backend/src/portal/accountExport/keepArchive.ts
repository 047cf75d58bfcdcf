import { addNotification } from '../../accounts/notifications/addNotification.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { publicAddress } from '../../platform/environment.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { Archive, ExportJob } from './makeArchive.ts';
import { texts } from './texts.ts';

/** How long an archive can be fetched, and a failure is told. */
export const KEPT_HOURS = 48;
const page = '/os-meus-dados';

/** Keeps the file and tells the customer by bell and mail (ACC-13); of an account that is gone nothing is kept. */
export async function keepArchive(
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
