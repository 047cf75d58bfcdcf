import type { Invoice } from '@portal/api/work/invoice';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { invoiceFileName } from './invoiceFileName.ts';

export type InvoiceRow = Selectable<Schema['invoices']>;

/** A document on the wire, with a signed address under which it lies for a while (INV-05, C-115). */
export function invoiceOnWire(
  { media, clock }: Pick<Backend, 'media' | 'clock'>,
  row: InvoiceRow,
): Invoice {
  const { id, subject, kind, number, atcud, sha256, bytes, voidedAt } = row;
  return {
    id,
    subject,
    kind,
    number,
    issued_on: row.issuedOn,
    total: centsToEuros(row.totalCents),
    atcud,
    sha256,
    bytes,
    voided: voidedAt === null ? null : { at: voidedAt.toISOString(), reason: row.voidReason ?? '' },
    file_name: invoiceFileName(number),
    url: media.address(row.mediaId, 'original', clock.now()),
  };
}
