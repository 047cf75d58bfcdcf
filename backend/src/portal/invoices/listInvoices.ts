import type { Invoice } from '@portal/api/work/invoice';
import type { Backend } from '../../platform/backend.ts';
import { shownSubjects, type Subject } from '../services/findSubject.ts';
import { invoiceOnWire } from './invoiceOnWire.ts';

/** The documents of a work or appointment, newest first; a work has those of the appointment that it came out of too (INV-05). */
export async function listInvoices(
  backend: Pick<Backend, 'database' | 'media' | 'clock'>,
  subject: Subject,
): Promise<{ invoices: Invoice[] }> {
  const rows = await backend.database
    .selectFrom('invoices')
    .selectAll()
    .where('companyId', '=', subject.row.companyId)
    .where('subject', 'in', shownSubjects(subject))
    .orderBy('issuedOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { invoices: rows.map((row) => invoiceOnWire(backend, row)) };
}
