import { primaryOf } from '@portal/domain/contact/contact';
import type { Work } from '@portal/api/work/work';
import { appointmentToken } from '../appointments/appointmentToken.ts';
import { findAppointment, type AppointmentRow } from '../appointments/appointmentRow.ts';
import { presentAppointment } from '../appointments/presentAppointment.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Place } from '../../accounts/companies/directory/distanceInMetres.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { loadExtras, type Extras } from './extras.ts';
import type { SubjectOwner } from './presentation.ts';
import { presentWork } from './presentWork.ts';
import { loadSubjectItems } from './loadSubjectItems.ts';
import { presentContract } from '../withdrawals/contract/presentContract.ts';
import { viewBudgets } from '../budgets/viewBudgets.ts';
import { texts } from './texts.ts';
import { withEarlier } from './withEarlier.ts';
import { findWork, type WorkRow } from './workRow.ts';

/** A work or an appointment of a customer. `id` is the one on the wire. */
export type Subject =
  | { kind: 'work'; id: string; row: WorkRow }
  | { kind: 'appointment'; id: string; row: AppointmentRow };

/**
 * The work (`A-…`) or appointment (`S-…`) of this customer at this provider.
 * @throws ApiError 406 for another form of id, 404 for what is not the customer's
 */
export async function findSubject(
  database: Database,
  customer: Customer,
  id: string,
): Promise<Subject> {
  const match = /^([AS])-([0-9a-z]{26})$/.exec(id);
  if (match === null) throw new ApiError(406, texts.wrongFormat);
  const key = match[2] ?? '';
  const { company, client } = customer;
  if (match[1] === 'A') {
    const row = await findWork(database, company.id, client.id, key);
    if (row === undefined) throw new ApiError(404, texts.notFound);
    return { kind: 'work', id, row };
  }
  const row = await findAppointment(database, company.id, client.id, key);
  if (row === undefined) throw new ApiError(404, texts.notFound);
  return { kind: 'appointment', id, row };
}

/**
 * Details of a work or appointment on the wire, for its customer.
 * @param place where the customer is, for the distance to the provider
 * @throws ApiError as findSubject
 */
export async function presentSubject(
  backend: Backend,
  customer: Customer,
  id: string,
  place?: Place,
): Promise<Work> {
  const subject = await findSubject(backend.database, customer, id);
  const { company } = customer;
  const items = await loadSubjectItems(backend, company, [subject.row.itemId]);
  const extras = await extrasOf(backend.database, subject);
  const owner = ownerOf(customer);
  const presentation = {
    backend,
    company,
    items,
    extras,
    viewer: 'customer' as const,
    owner,
    place,
    contract: await presentContract(backend, company, id),
  };
  if (subject.kind === 'work') {
    const { row } = subject;
    const viewed = { files: extras.files, viewer: 'customer', version: row.budgetVersion } as const;
    const [budget] = await viewBudgets(backend, row, viewed);
    return presentWork(row, { ...presentation, budget });
  }
  const token = await appointmentToken(backend.database, subject.row.id, backend.clock.now());
  return presentAppointment(subject.row, presentation, token);
}

function ownerOf({ client, user }: Customer): SubjectOwner {
  const phone = primaryOf(client.phones);
  return {
    user_id: user.id,
    email: client.email ?? user.loginEmail,
    phone: phone?.number ?? user.loginPhone,
  };
}

/** The ids whose files and documents a subject shows: its own and, of a work, that of the appointment it came out of. */
export function shownSubjects({ kind, id, row }: Subject): string[] {
  return kind === 'work' && row.appointmentId !== null ? [id, `S-${row.appointmentId}`] : [id];
}

/** What hangs on one subject, of a work with what hangs on its appointment. */
export async function extrasOf(database: Database, subject: Subject): Promise<Extras> {
  const ids = shownSubjects(subject);
  const loaded = await loadExtras(database, subject.row.companyId, ids);
  const own = loaded.get(subject.id) ?? noExtras;
  const before = ids[1] === undefined ? undefined : loaded.get(ids[1]);
  if (before === undefined) return own;
  return withEarlier(own, before);
}

export const noExtras: Extras = {
  lines: [],
  chat: [],
  files: [],
  rating: undefined,
  note: undefined,
  payment: undefined,
  earlierPayment: undefined,
  refunds: [],
  invoiceRequest: undefined,
  invoiceCount: 0,
};
