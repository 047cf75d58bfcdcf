import type { Work } from '@portal/api/work/work';
import { readAppointmentPage } from '../appointments/readAppointmentPage.ts';
import { appointmentToken } from '../appointments/appointmentToken.ts';
import { presentAppointment } from '../appointments/presentAppointment.ts';
import type { Backend } from '../../platform/backend.ts';
import type { ListPage } from '../../platform/http/listPage.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { readExtrasJson } from './extras.ts';
import { listedItems } from './listedItems.ts';
import { presentWork } from './presentWork.ts';
import { readWorkPage } from './readWorkPage.ts';
import { withEarlier } from './withEarlier.ts';

/** A page of works or appointments with the cursor of the next one; null at the end. */
export interface WorkPage {
  works: Work[];
  next: string | null;
}

/** Works of the customer: under way, or completed and newest first; of one item when given. */
export async function listCustomerWorks(
  backend: Backend,
  { company, client }: Customer,
  question: { completed: boolean; itemId: string | undefined },
  page: ListPage,
): Promise<WorkPage> {
  const owner = { companyId: company.id, clientId: client.id };
  const { rows, next } = await readWorkPage(backend.database, { ...owner, ...question }, page);
  const items = listedItems(backend, company, rows);
  const works = rows.map((row) => {
    const own = readExtrasJson(row.extras);
    const extras = row.earlier === null ? own : withEarlier(own, readExtrasJson(row.earlier));
    return presentWork(row, { backend, company, items, extras, viewer: 'customer' });
  });
  return { works, next };
}

/**
 * Appointments of the customer at this provider that have no work yet: coming ones soonest first, or past
 * and cancelled ones newest first (C-62).
 */
export async function listCustomerAppointments(
  backend: Backend,
  { company, client }: Customer,
  question: { history: boolean; itemId: string | undefined },
  page: ListPage,
): Promise<WorkPage> {
  const now = backend.clock.now();
  const { rows, next } = await readAppointmentPage(
    backend.database,
    { ...question, clientIds: [client.id], withWork: false, now },
    page,
  );
  const items = listedItems(backend, company, rows);
  const works = rows.map(async (row) => {
    const extras = readExtrasJson(row.extras);
    const presentation = { backend, company, items, extras, viewer: 'customer' as const };
    return presentAppointment(
      row,
      presentation,
      await appointmentToken(backend.database, row.id, now),
    );
  });
  return { works: await Promise.all(works), next };
}
