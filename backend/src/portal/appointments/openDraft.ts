import type { Context } from 'hono';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { texts } from '../schedule/texts.ts';
import { requireOpenMedia } from '../services/files/requireOpenMedia.ts';
import { findAppointment } from './appointmentRow.ts';

/** The caller's draft in the path (or the appointment made of it) that booking files hang on (C-80). @throws ApiError 404 */
export async function openDraft(context: Context, backend: Backend) {
  const customer = await requireCustomer(context, backend);
  const id = readParameter(context, 'a').replace(/^S-/, '');
  const { company, client } = customer;
  const row = await backend.database
    .selectFrom('scheduleDrafts')
    .select('id')
    .where('id', '=', id)
    .where('workId', '=', readParameter(context, 'b'))
    .where('companyId', '=', company.id)
    .where('clientId', '=', client.id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, texts.unknownDraft);
  const owner = 'CLIENT' as const;
  const target = { companyId: company.id, clientId: client.id, subject: `S-${id}`, owner };
  return { customer, target, requireOpen: () => requireOpenBooking(backend, customer, id) };
}

/** Nothing closes a draft but what it became: its appointment, or the work of that (C-287). @throws ApiError 409 */
async function requireOpenBooking(backend: Backend, customer: Customer, id: string): Promise<void> {
  const { company, client } = customer;
  const row = await findAppointment(backend.database, company.id, client.id, id);
  if (row === undefined) return;
  await requireOpenMedia(backend, customer, { kind: 'appointment', id: `S-${id}`, row });
}
