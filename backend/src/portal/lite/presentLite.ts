import { bareId, isAppointmentId } from '@portal/domain/work/bareId';
import type { Appointment } from '@portal/api/work/appointment';
import type { Item } from '@portal/api/items/item';
import type { Work } from '@portal/api/work/work';
import { findAppointment } from '../appointments/appointmentRow.ts';
import { presentAgendaEntry, presentAppointment } from '../appointments/presentAppointment.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { itemOnWire } from '../items/itemOnWire.ts';
import { extrasOf, type Subject } from '../services/findSubject.ts';
import type { Presentation } from '../services/presentation.ts';
import { presentWork } from '../services/presentWork.ts';
import { findWork } from '../services/workRow.ts';
import { presentLiteContract } from '../withdrawals/contract/presentContract.ts';
import { customerOnFile } from '../budgets/lite/customerOnFile.ts';
import { filesOfJobs } from '../budgets/storedBudget.ts';
import { liteAgendaEntry, liteItem, liteView } from './liteView.ts';
import type { LiteVisitor } from './requireLiteVisitor.ts';

/** The work or appointment that a visitor may see; undefined when it is gone. */
export async function findLiteSubject(
  { database }: Backend,
  { company, clientId, subject }: LiteVisitor,
): Promise<Subject | undefined> {
  const key = bareId(subject);
  if (!isAppointmentId(subject)) {
    const row = await findWork(database, company.id, clientId, key);
    return row === undefined ? undefined : { kind: 'work', id: subject, row };
  }
  const row = await findAppointment(database, company.id, clientId, key);
  return row === undefined ? undefined : { kind: 'appointment', id: subject, row };
}

/** A work or appointment on the wire for a lite visitor, with its contract while it may be withdrawn from (LAW-05). */
export async function presentLite(
  backend: Backend,
  company: Company,
  subject: Subject,
): Promise<Work> {
  const presentation = {
    ...(await litePresentation(backend, company, subject)),
    contract: await presentLiteContract(backend, company, subject.id),
  };
  if (subject.kind === 'appointment')
    return liteView(presentAppointment(subject.row, presentation, null));
  const { row } = subject;
  const view = liteView(presentWork(row, presentation));
  if (row.budgetVersion === 0) return { ...view, budget_by_code: false };
  const { contact } = await customerOnFile(backend.database, row);
  return { ...view, budget_by_code: contact !== undefined };
}

/** An appointment in the agenda of a lite visitor. */
export async function presentLiteEntry(
  backend: Backend,
  company: Company,
  subject: Extract<Subject, { kind: 'appointment' }>,
): Promise<Appointment> {
  const presentation = await litePresentation(backend, company, subject);
  return liteAgendaEntry(presentAgendaEntry(subject.row, presentation, null));
}

async function litePresentation(
  backend: Backend,
  company: Company,
  subject: Subject,
): Promise<Presentation> {
  const extras = await extrasOf(backend.database, subject);
  const shown = subject.kind === 'work' ? await filesOfJobs(backend.database, subject.row) : [];
  return {
    backend,
    company,
    items: await liteItems(backend, company, subject.row.itemId),
    // What shows a job is seen with a code alone (BUD-33).
    extras: { ...extras, files: extras.files.filter(({ id }) => !shown.includes(id)) },
    viewer: 'lite',
  };
}

async function liteItems(
  backend: Backend,
  company: Company,
  itemId: string | null,
): Promise<Map<string, Item>> {
  if (itemId === null) return new Map();
  const rows = await backend.database
    .selectFrom('items')
    .selectAll()
    .where('companyId', '=', company.id)
    .where('id', '=', itemId)
    .execute();
  return new Map(
    rows.map((row) => {
      const picture =
        row.photoId === null
          ? null
          : backend.media.address(row.photoId, 'pixelated', backend.clock.now());
      return [row.id, liteItem(itemOnWire(backend, company, row), picture)];
    }),
  );
}
