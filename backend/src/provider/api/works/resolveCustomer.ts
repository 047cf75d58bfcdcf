import type { customerReferenceSchema } from '@portal/api/provider/schemas';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { findOrCreateClient } from '../../../accounts/identity/findOrCreateClient.ts';
import { findOrCreateItem } from '../../../portal/items/findOrCreateItem.ts';
import { findItem } from '../../../portal/items/queries.ts';
import { forgetMedia } from '../../../platform/media/forgetMedia.ts';
import type { ReceivedFile } from '../../../platform/media/receiving/receiveFiles.ts';
import { storeMedia } from '../../../platform/media/storeMedia.ts';

/** The customer a provider means, made when unknown. @throws ApiError 400 */
export function resolveCustomer(
  backend: Backend,
  company: Company,
  reference: v.InferOutput<typeof customerReferenceSchema>,
): Promise<string> {
  return inTransaction(backend.database, async (transaction) => {
    const client = await findOrCreateClient(
      transaction,
      company.id,
      reference,
      backend.clock.now(),
    );
    return client.id;
  });
}

/**
 * The item a provider means: by id, or by its fields, made when the customer does not have it.
 * @throws ApiError 400 for fields of a new one that break the provider's rules, 404 for an item of somebody else
 */
export async function resolveItem(
  backend: Backend,
  company: Company,
  clientId: string,
  reference: { item_id?: string | undefined; item_specs?: Record<string, string> | undefined },
): Promise<string | null> {
  const owner = { companyId: company.id, clientId };
  const { item_id: id, item_specs: specs } = reference;
  if (id !== undefined) {
    const item = await findItem(backend.database, owner, id);
    if (item === undefined) throw new ApiError(404, `The customer has no item ${id}.`);
    return item.id;
  }
  if (specs === undefined) return null;
  return inTransaction(backend.database, (transaction) =>
    findOrCreateItem(transaction, company, clientId, specs, backend.clock.now()),
  );
}

/** Gives an item its photograph, in the place of the one before. @throws ApiError 404 */
export async function setItemPhoto(
  backend: Backend,
  company: Company,
  itemId: string,
  file: ReceivedFile,
): Promise<void> {
  await inTransaction(backend.database, async (transaction) => {
    const owned = transaction
      .selectFrom('items')
      .where('items.id', '=', itemId)
      .where('items.companyId', '=', company.id);
    // The account first and the item after it, as where the customer changes it: otherwise both wait for each other.
    const owner = await transaction
      .selectFrom('clients')
      .select('id')
      .where('id', '=', owned.select('items.clientId'))
      .where('deletedAt', 'is', null)
      .forShare()
      .executeTakeFirst();
    const item = owner && (await owned.select('photoId').forUpdate().executeTakeFirst());
    if (item === undefined) throw new ApiError(404, `There is no item ${itemId}.`);
    const { id } = await storeMedia(backend, transaction, company.id, file);
    await transaction
      .updateTable('items')
      .set({ photoId: id, updatedAt: backend.clock.now() })
      .where('id', '=', itemId)
      .execute();
    if (item.photoId !== null) await forgetMedia(transaction, [item.photoId]);
  });
}
