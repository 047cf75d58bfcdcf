import type { Invoice } from '@portal/api/work/invoice';
import type { Backend } from '../../platform/backend.ts';
import type { Subject } from '../services/findSubject.ts';
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
    .where('subject', 'in', invoicedSubjects(subject))
    .orderBy('issuedOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { invoices: rows.map((row) => invoiceOnWire(backend, row)) };
}

/** The subjects whose documents belong to one: its own, and of a work those of its appointment. */
export function invoicedSubjects(subject: Subject): string[] {
  const appointmentId = subject.kind === 'work' ? subject.row.appointmentId : null;
  return appointmentId === null ? [subject.id] : [subject.id, `S-${appointmentId}`];
}
