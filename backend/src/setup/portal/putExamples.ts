import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import type { Hono } from 'hono';
import { findOrCreateClient } from '../../accounts/identity/findOrCreateClient.ts';
import { openSession } from '../../accounts/sessions/openSession.ts';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';
import { renewProviderKey } from '../../rollouts/mgmt/providers/renewProviderKey.ts';
import { texts } from './texts.ts';

const PHONE = '+351910000000';
/** When the example is booked, from today. */
const DAYS = 3;

/** What an example says of an item: something of everything that is asked. */
function exampleItem({ signupItemFields: fields, supportEquipment }: Company) {
  if (!supportEquipment || fields.length === 0) return {};
  const texted = fields.filter(({ type }) => type === 'text' || type === 'inputselect');
  const specs = texted.map(({ name, values, length }) => [
    name,
    values?.[0] ?? texts.text.slice(0, length ?? texts.text.length),
  ]);
  return { item_specs: Object.fromEntries(specs) };
}

/**
 * Makes a customer with a booking to come and a work in hand, by the calls of a provider's system, at a provider that
 * exists in a transaction only (SET-11). What its draft does not allow for is left out.
 * @param portal the calls, on the same transaction
 * @returns the token of the customer's session
 */
export async function putExamples(
  { database, clock }: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  portal: Hono,
): Promise<string> {
  const now = clock.now();
  const key = await renewProviderKey({ database }, company.domain);
  const ask = (path: string, json: object) =>
    portal.request(`/provider-api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  const customer = { phone: PHONE, name: texts.customer };
  const { id } = await findOrCreateClient(database, company.id, customer, now);
  const service = await database
    .selectFrom('catalogueServices')
    .select('foId')
    .where('companyId', '=', company.id)
    .orderBy('position')
    .executeTakeFirst();
  const item = exampleItem(company);
  if (service !== undefined && company.schedulerModule !== 'NONE')
    await ask('/appointments', {
      ...{ customer, ...item, service_ids: [service.foId] },
      ...{ date: addDays(lisbonToday(now), DAYS), time: '10:00' },
    });
  await ask('/works', { customer, ...item });
  const user = { id: newId(), loginEmail: `${newId()}@exemplo.invalid`, createdAt: now };
  await database.insertInto('users').values(user).execute();
  const client = await database
    .updateTable('clients')
    .set({ userId: user.id, termsAcceptedAt: now, registeredAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const entry = { method: null, device: null };
  return openSession(database, client, user.id, entry, now);
}
