import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { holdAccount } from '../../accounts/identity/holdAccount.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { forgetMedia } from '../../platform/media/forgetMedia.ts';
import type { ItemRow } from './itemRow.ts';
import { itemOwner, requireItem } from './requireItem.ts';

type Change = Partial<Pick<ItemRow, 'specs' | 'removedAt' | 'photoId'>>;

/** Changes an item of an account that is not deleted meanwhile; the photograph that it loses is forgotten. */
export async function changeItem(
  backend: Backend,
  customer: Customer,
  context: Context,
  change: (row: ItemRow, transaction: Transaction) => Change | Promise<Change>,
): Promise<ItemRow> {
  return inTransaction(backend.database, async (transaction) => {
    await holdAccount(transaction, itemOwner(customer));
    const { id } = await requireItem(transaction, customer, context);
    await transaction.selectFrom('items').select('id').where('id', '=', id).forUpdate().execute();
    const row = await requireItem(transaction, customer, context);
    const { specs, ...values } = await change(row, transaction);
    const changed = await transaction
      .updateTable('items')
      .set({
        ...values,
        ...(specs === undefined ? {} : { specs: JSON.stringify(specs) }),
        updatedAt: backend.clock.now(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.photoId !== null && row.photoId !== changed.photoId)
      await forgetMedia(transaction, [row.photoId]);
    return changed;
  });
}
