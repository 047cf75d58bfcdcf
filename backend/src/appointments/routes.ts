import { Hono, type Context } from 'hono';
import type { Backend } from '../backend.ts';
import type { Capability } from '../capability.ts';
import { findCompanyById } from '../companies/queries.ts';
import { selectRow, selectRows } from '../database/sql.ts';
import { ApiError } from '../http/apiError.ts';
import { readParameter } from '../http/readParameter.ts';
import { requireCustomer, type Customer } from '../identity/requireCustomer.ts';
import { texts as scheduleTexts } from '../schedule/texts.ts';
import type { Appointment } from '@portal/api/appointments';
import { loadExtras } from '../services/extras.ts';
import { receiveSubjectFile, removeSubjectFile } from '../services/files.ts';
import { findSubject, noExtras, presentSubject } from '../services/findSubject.ts';
import { fileOnWire } from '../services/presentSubject.ts';
import { refuseMoved } from '../services/routes.ts';
import { loadSubjectItems } from '../services/subjectItems.ts';
import { texts } from '../services/texts.ts';
import { appointmentFacts } from './appointmentFacts.ts';
import { listAppointments, type AppointmentRow } from './appointmentRow.ts';
import { appointmentToken } from './appointmentToken.ts';
import { presentAgendaEntry } from './presentAppointment.ts';

/** The agenda over all of a person's providers, appointment details and booking files. */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });

  app.get('/main/appointments', async (context) => {
    const customer = await requireCustomer(context, backend);
    return context.json(await listAgenda(backend, customer));
  });

  app.get('/main/appointments/count', async (context) => {
    const customer = await requireCustomer(context, backend);
    const { pending } = await listAgenda(backend, customer);
    return context.json({ data: { total: pending.length } });
  });

  app.get('/main/appointments/:id', async (context) => {
    const customer = await requireCustomer(context, backend);
    const subject = await findSubject(backend.pool, customer, readParameter(context, 'id'));
    refuseMoved(subject);
    const { token_cal: token, ...details } = await presentSubject(backend, customer, subject.id);
    return context.json({ token: token ?? '', details: { ...details, token_cal: token } });
  });

  app.get('/main/appointments/:a/:b/media', async (context) => {
    const target = await requireDraft(context, backend);
    const extras = await loadExtras(backend.pool, target.companyId, [target.subject]);
    const files = extras.get(target.subject)?.files ?? [];
    const of = (owner: 'CLIENT' | 'COMPANY') =>
      files
        .filter((file) => file.owner === owner)
        .map((file) => fileOnWire(backend, file, 'customer'));
    return context.json({ data: { company_extras: of('COMPANY'), client_extras: of('CLIENT') } });
  });

  app.post('/main/appointments/:a/:b/media', async (context) => {
    const target = await requireDraft(context, backend);
    await receiveSubjectFile(context, backend, target);
    return context.json({ message: texts.uploaded }, 201);
  });

  app.delete('/main/appointments/:a/:b/media/:mediaId', async (context) => {
    const target = await requireDraft(context, backend);
    await removeSubjectFile(backend, target, readParameter(context, 'mediaId'));
    return context.json({ message: texts.removed });
  });
  return app;
}

export const appointmentsCapability: Capability = { name: 'appointments', routes };

/** Pending soonest first, history newest first, of every provider of the person (APT-05). */
async function listAgenda(
  backend: Backend,
  customer: Customer,
): Promise<{ pending: Appointment[]; history: Appointment[] }> {
  const clients = await selectRows<{ id: string }>(
    backend.pool,
    'select id from clients where user_id = $1 and deleted_at is null',
    [customer.user.id],
  );
  const rows = await listAppointments(
    backend.pool,
    clients.map(({ id }) => id),
  );
  const now = backend.clock.now();
  const entries = await presentRows(backend, rows);
  const isHistory = new Set(
    rows.filter((row) => appointmentFacts(row, now).is_history).map((row) => `S-${row.id}`),
  );
  return {
    pending: entries.filter(({ id }) => !isHistory.has(id)),
    history: entries.filter(({ id }) => isHistory.has(id)).reverse(),
  };
}

async function presentRows(backend: Backend, rows: AppointmentRow[]): Promise<Appointment[]> {
  const entries: Appointment[] = [];
  const byCompany = new Map<string, AppointmentRow[]>();
  for (const row of rows)
    byCompany.set(row.company_id, [...(byCompany.get(row.company_id) ?? []), row]);
  for (const [companyId, own] of byCompany) {
    const company = await findCompanyById(backend.database, companyId);
    if (company === undefined) continue;
    const items = await loadSubjectItems(
      backend,
      company,
      own.map((row) => row.item_id),
    );
    const extras = await loadExtras(
      backend.pool,
      companyId,
      own.map((row) => `S-${row.id}`),
    );
    for (const row of own) {
      const presentation = {
        backend,
        company,
        items,
        extras: extras.get(`S-${row.id}`) ?? noExtras,
        viewer: 'customer' as const,
      };
      const token = await appointmentToken(backend.pool, row.id, backend.clock.now());
      entries.push(presentAgendaEntry(row, presentation, token));
    }
  }
  const startOf = new Map(rows.map((row) => [`S-${row.id}`, row.starts_at.getTime()]));
  return entries.sort((left, right) => (startOf.get(left.id) ?? 0) - (startOf.get(right.id) ?? 0));
}

/** The draft (or the appointment made of it) that booking files hang on (C-80). @throws ApiError 404 */
async function requireDraft(context: Context, backend: Backend) {
  const customer = await requireCustomer(context, backend);
  const id = readParameter(context, 'a').replace(/^S-/, '');
  const row = await selectRow(
    backend.pool,
    'select id from schedule_drafts where id = $1 and work_id = $2 and company_id = $3 and client_id = $4',
    [id, readParameter(context, 'b'), customer.company.id, customer.client.id],
  );
  if (row === undefined) throw new ApiError(404, scheduleTexts.unknownDraft);
  return { companyId: customer.company.id, subject: `S-${id}`, owner: 'CLIENT' as const };
}
