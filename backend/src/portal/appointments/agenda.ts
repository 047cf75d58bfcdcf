import type { Appointment } from '@portal/api/work/appointment';
import type { Backend } from '../../platform/backend.ts';
import { companyVersion, cachedCompany } from '../../accounts/companies/cachedCompany.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import type { ListPage } from '../../platform/http/listPage.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { readExtrasJson } from '../services/extras.ts';
import { listedItems } from '../services/listedItems.ts';
import { countComing, readAppointmentPage, type ListedAppointment } from './readAppointmentPage.ts';
import { appointmentToken } from './appointmentToken.ts';
import { presentAgendaEntry } from './presentAppointment.ts';

/** More coming appointments than anybody has; what lies beyond is to be found at its provider. */
const mostComing = 1000;

/** Pending and history of the agenda; `next` is the cursor of more history, which comes without pending ones. */
export interface Agenda {
  pending: Appointment[];
  history: Appointment[];
  next: string | null;
}

/**
 * The agenda of every provider of the person: pending soonest first, a page of history newest first (APT-05). What a
 * work came out of is not pending any more (C-220).
 */
export async function readAgenda(
  backend: Backend,
  customer: Customer,
  page: ListPage,
): Promise<Agenda> {
  const { database } = backend;
  const known = await findCompanies(backend, customer.user.id);
  const clientIds = [...known.keys()];
  const question = { clientIds, withWork: true, itemId: undefined, now: backend.clock.now() };
  const everything = { size: mostComing, after: undefined };
  const coming =
    page.after === undefined
      ? (await readAppointmentPage(database, { ...question, history: false }, everything)).rows
      : [];
  const past = await readAppointmentPage(database, { ...question, history: true }, page);
  return {
    pending: await present(backend, known, coming),
    history: await present(backend, known, past.rows),
    next: past.next,
  };
}

/** How many appointments are pending in the agenda. */
export async function countAgenda(backend: Backend, customer: Customer): Promise<number> {
  const known = await findCompanies(backend, customer.user.id);
  return countComing(backend.database, { clientIds: [...known.keys()], now: backend.clock.now() });
}

/** The providers of a person by the id of the customer that the person is there. */
async function findCompanies({ database }: Backend, user: string): Promise<Map<string, Company>> {
  const found = new Map<string, Company>();
  const rows = await runPrepared<{ client: string; id: string; version: string }>(database, {
    name: 'customers of user',
    text: `select clients.id as client, companies.id, ${companyVersion} from clients
      join companies on companies.id = clients.company_id
      where clients.user_id = $1 and clients.deleted_at is null`,
    values: [user],
  });
  for (const { client, id, version } of rows) {
    const company = await cachedCompany(database, id, version);
    if (company !== undefined) found.set(client, company);
  }
  return found;
}

function present(
  backend: Backend,
  known: ReadonlyMap<string, Company>,
  rows: readonly ListedAppointment[],
): Promise<Appointment[]> {
  const shown = rows.flatMap((row) => {
    const company = known.get(row.clientId);
    return company === undefined ? [] : [{ row, company }];
  });
  const now = backend.clock.now();
  return Promise.all(
    shown.map(async ({ row, company }) => {
      const items = listedItems(backend, company, [row]);
      const extras = readExtrasJson(row.extras);
      const presentation = { backend, company, items, extras, viewer: 'customer' as const };
      return presentAgendaEntry(
        row,
        presentation,
        await appointmentToken(backend.database, row.id, now),
      );
    }),
  );
}
