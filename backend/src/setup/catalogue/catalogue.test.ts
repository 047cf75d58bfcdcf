import { bookableServicesSchema } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { asProvider } from '../../testing/asProvider.ts';
import { createProvider } from '../../testing/createProvider.ts';
import { registerByPhone } from '../../testing/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { retireExpert, retireService } from './retire.ts';
import { saveOrder, type CatalogueOrder } from './saveOrder.ts';

const domain = 'lima.localhost';
let portal: TestBackend;
let key: string;
let companyId: string;
let token: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, { support_equipment: false });
  await createProvider(portal, 'elsewhere.localhost');
  const company = await portal.backend.database
    .selectFrom('companies')
    .select('id')
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  companyId = company.id;
  token = await registerByPhone(portal, '+351912000001', domain);
  await change('PUT', '/hours', { hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }] });
  for (const name of ['Rui', 'Eva'])
    await change('PUT', `/experts/${name.toLowerCase()}`, { name });
  await change('PUT', '/services/corte', service('Corte'));
  await change('PUT', '/services/barba', service('Barba', ['rui']));
});
afterAll(() => portal.close());

const change = (method: string, route: string, json?: unknown) =>
  asProvider(portal, key, method, route, json);
const service = (name: string, experts = ['rui', 'eva']) => ({
  ...{ name, duration_minutes: 60 },
  expert_ids: experts,
});
const order = (wanted: CatalogueOrder, company = companyId) =>
  inTransaction(portal.backend.database, (transaction) => saveOrder(transaction, company, wanted));

/** Services, each with its experts, as the booking of a customer shows them. */
async function shown(): Promise<string[]> {
  const { body } = await portal.call('GET', '/main/schedule/services', { domain });
  return v
    .parse(bookableServicesSchema, body)
    .services.map(({ name, users }) => [name, ...users.map((user) => user.name)].join(' '));
}

test('the booking follows the order of services and experts, and what is new comes last', async () => {
  expect(await shown()).toEqual(['Barba Rui', 'Corte Eva Rui']);
  await order({ services: ['corte', 'barba'], experts: ['rui', 'eva'] });
  expect(await shown()).toEqual(['Corte Rui Eva', 'Barba Rui']);
  await change('PUT', '/services/ampla', service('Ampla', ['eva']));
  expect(await shown()).toEqual(['Corte Rui Eva', 'Barba Rui', 'Ampla Eva']);
  await order({ services: ['ampla', 'nobody'] });
  expect(await shown()).toEqual(['Ampla Eva', 'Corte Rui Eva', 'Barba Rui']);
});

test('a system that changes a service or an expert without a position leaves the order alone', async () => {
  await order({ services: ['corte', 'barba', 'ampla'], experts: ['rui', 'eva'] });
  await change('PUT', '/services/corte', service('Corte e lavagem'));
  await change('PUT', '/experts/rui', { name: 'Rui Lima' });
  expect(await shown()).toEqual(['Corte e lavagem Rui Lima Eva', 'Barba Rui Lima', 'Ampla Eva']);
  await change('PUT', '/services/corte', { ...service('Corte'), position: 9 });
  await change('PUT', '/experts/rui', { name: 'Rui', position: 9 });
  expect(await shown()).toEqual(['Barba Rui', 'Ampla Eva', 'Corte Eva Rui']);
  const { services } = await change('GET', '/services');
  expect(services).toMatchObject([{ position: 2 }, { position: 3 }, { position: 9 }]);
  const { experts } = await change('GET', '/experts');
  expect(experts).toMatchObject([
    { fo_id: 'eva', position: 2 },
    { fo_id: 'rui', position: 9 },
  ]);
  const half = { ...service('Corte'), position: 0.5 };
  await expect(change('PUT', '/services/corte', half)).rejects.toThrow('position');
});

test('the order of another provider stays as it is', async () => {
  const before = await shown();
  const { id } = await portal.backend.database
    .selectFrom('companies')
    .select('id')
    .where('domain', '=', 'elsewhere.localhost')
    .executeTakeFirstOrThrow();
  await order({ services: ['corte'], experts: ['rui'] }, id);
  expect(await shown()).toEqual(before);
});

test('what a booking uses is retired: the booking keeps it, nobody books it, and it can come back', async () => {
  const json = { services: [{ id: 'barba', observation: '' }], date: '2026-06-16', time: '10:00' };
  const booked = await portal.call('POST', '/main/schedule', { domain, token, json });
  expect(booked.status).toBe(200);
  const { database } = portal.backend;
  const retire = (foId: string, company = companyId) =>
    inTransaction(database, (transaction) => retireService(transaction, company, foId));
  await expect(retire('barba', 'another')).rejects.toMatchObject({ status: 404 });
  await retire('barba');
  await expect(retire('barba')).rejects.toMatchObject({ status: 404 });
  expect(await shown()).not.toContain('Barba Rui');
  const used = await database
    .selectFrom('appointmentServices as used')
    .innerJoin('catalogueServices as service', 'service.id', 'used.serviceId')
    .select(['service.foId', 'service.active'])
    .execute();
  expect(used).toEqual([{ foId: 'barba', active: false }]);
  await change('PUT', '/services/barba', service('Barba', ['rui']));
  expect(await shown()).toContain('Barba Rui');
});

test('an expert who is retired is told with the services that nobody does any more', async () => {
  await change('POST', '/experts/rui/feed');
  const { database } = portal.backend;
  const left = await inTransaction(database, (transaction) =>
    retireExpert(transaction, companyId, 'rui'),
  );
  expect(left).toEqual(['Barba']);
  expect((await shown()).join()).not.toContain('Rui');
  expect(await database.selectFrom('calendarFeeds').selectAll().execute()).toEqual([]);
});
