import type { Invoice } from '@portal/api/work/invoice';
import type { Backend } from '../../platform/backend.ts';
import { invoiceOnWire } from './invoiceOnWire.ts';

/**
 * Marks a document as voided: it stays to be downloaded (INV-04). The first reason stays.
 * @returns undefined when the provider has no such document
 */
export async function voidInvoice(
  backend: Pick<Backend, 'database' | 'media' | 'clock'>,
  companyId: string,
  id: string,
  reason: string,
): Promise<Invoice | undefined> {
  const { database, clock } = backend;
  await database
    .updateTable('invoices')
    .set({ voidedAt: clock.now(), voidReason: reason })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('voidedAt', 'is', null)
    .execute();
  const row = await database
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? undefined : invoiceOnWire(backend, row);
}
