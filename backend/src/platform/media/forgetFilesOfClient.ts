import { sql, type NotNull } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { forgetMedia } from './forgetMedia.ts';

/**
 * Forgets what a customer uploaded, in the transaction in which their account is deleted: files on works, appointments
 * and bookings under preparation, and the photographs of their items. What the provider filed stays with the works.
 */
export async function forgetFilesOfClient(
  transaction: Transaction,
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<void> {
  const owner = { companyId, clientId };
  const files = await transaction
    .with('mine', (mine) =>
      mine
        .selectFrom('works')
        .select(sql<string>`'A-' || id`.as('subject'))
        .where((eb) => eb.and(owner))
        .unionAll(
          mine
            .selectFrom('appointments')
            .select(sql<string>`'S-' || id`.as('subject'))
            .where((eb) => eb.and(owner)),
        )
        .unionAll(
          mine
            .selectFrom('scheduleDrafts')
            .select(sql<string>`'S-' || id`.as('subject'))
            .where((eb) => eb.and(owner)),
        ),
    )
    .deleteFrom('subjectFiles')
    .where('companyId', '=', companyId)
    .where('owner', '=', 'CLIENT')
    .where('subject', 'in', (eb) => eb.selectFrom('mine').select('mine.subject'))
    .returning('mediaId')
    .execute();
  const photos = await transaction
    .with('before', (before) =>
      before
        .selectFrom('items')
        .select(['id', 'photoId'])
        .where((eb) => eb.and(owner))
        .where('photoId', 'is not', null)
        .$narrowType<{ photoId: NotNull }>()
        .forUpdate(),
    )
    .updateTable('items')
    .from('before')
    .set({ photoId: null })
    .whereRef('items.id', '=', 'before.id')
    .returning('before.photoId as mediaId')
    .execute();
  await forgetMedia(
    transaction,
    [...files, ...photos].map((row) => row.mediaId),
  );
}
