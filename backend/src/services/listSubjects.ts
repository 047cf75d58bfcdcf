import type { Work } from '@portal/api/work';
import { listAppointments } from '../appointments/appointmentRow.ts';
import { appointmentFacts } from '../appointments/appointmentFacts.ts';
import { appointmentToken } from '../appointments/appointmentToken.ts';
import { presentAppointment } from '../appointments/presentAppointment.ts';
import type { Backend } from '../backend.ts';
import type { Customer } from '../identity/requireCustomer.ts';
import { loadExtras } from './extras.ts';
import { noExtras } from './findSubject.ts';
import { presentWork } from './presentWork.ts';
import { loadSubjectItems } from './subjectItems.ts';
import { listWorks } from './workRow.ts';

/** Works of the customer: under way, or completed and newest first; of one item when given. */
export async function listCustomerWorks(
  backend: Backend,
  customer: Customer,
  completed: boolean,
  itemId: string | undefined,
): Promise<Work[]> {
  const { company, client } = customer;
  const all = await listWorks(backend.pool, company.id, client.id, completed);
  const rows = itemId === undefined ? all : all.filter((row) => row.item_id === itemId);
  const items = await loadSubjectItems(
    backend,
    company,
    rows.map((row) => row.item_id),
  );
  const extras = await loadExtras(
    backend.pool,
    company.id,
    rows.flatMap((row) => [
      `A-${row.id}`,
      ...(row.appointment_id === null ? [] : [`S-${row.appointment_id}`]),
    ]),
  );
  return rows.map((row) => {
    const own = extras.get(`A-${row.id}`) ?? noExtras;
    const before = row.appointment_id === null ? undefined : extras.get(`S-${row.appointment_id}`);
    return presentWork(row, {
      backend,
      company,
      items,
      extras: { ...own, payment: own.payment ?? before?.payment },
      viewer: 'customer',
    });
  });
}

/**
 * Appointments of the customer at this provider that have no work yet: coming ones soonest first, or past
 * and cancelled ones newest first (C-62).
 */
export async function listCustomerAppointments(
  backend: Backend,
  customer: Customer,
  history: boolean,
  itemId: string | undefined,
): Promise<Work[]> {
  const { company, client } = customer;
  const now = backend.clock.now();
  const rows = (await listAppointments(backend.pool, [client.id])).filter(
    (row) =>
      row.work_id === null &&
      appointmentFacts(row, now).is_history === history &&
      (itemId === undefined || row.item_id === itemId),
  );
  if (history) rows.reverse();
  const items = await loadSubjectItems(
    backend,
    company,
    rows.map((row) => row.item_id),
  );
  const extras = await loadExtras(
    backend.pool,
    company.id,
    rows.map((row) => `S-${row.id}`),
  );
  return Promise.all(
    rows.map(async (row) =>
      presentAppointment(
        row,
        {
          backend,
          company,
          items,
          extras: extras.get(`S-${row.id}`) ?? noExtras,
          viewer: 'customer',
        },
        await appointmentToken(backend.pool, row.id, backend.clock.now()),
      ),
    ),
  );
}
