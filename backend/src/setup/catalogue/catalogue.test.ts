import { bookableServicesSchema } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'lima.localhost';
let portal: TestBackend;
let key: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, { support_equipment: false });
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
const bodies = {
  corte: service('Corte'),
  barba: service('Barba', ['rui']),
  ampla: service('Ampla', ['eva']),
};
const people = { rui: { name: 'Rui' }, eva: { name: 'Eva' } };
/** Puts services and experts in an order, as a provider's system and a published draft do. */
async function order(
  services: readonly (keyof typeof bodies)[],
  experts: readonly (keyof typeof people)[] = [],
) {
  for (const [index, id] of services.entries())
    await change('PUT', `/services/${id}`, { ...bodies[id], position: index + 1 });
  for (const [index, id] of experts.entries())
    await change('PUT', `/experts/${id}`, { ...people[id], position: index + 1 });
}

/** Services, each with its experts, as the booking of a customer shows them. */
async function shown(): Promise<string[]> {
  const { body } = await portal.call('GET', '/main/schedule/services', { domain });
  return v
    .parse(bookableServicesSchema, body)
    .services.map(({ name, users }) => [name, ...users.map((user) => user.name)].join(' '));
}

test('the booking follows the order of services and experts, and what is new comes last [SET-15] [C-786]', async () => {
  expect(await shown()).toEqual(['Barba Rui', 'Corte Eva Rui']);
  await order(['corte', 'barba'], ['rui', 'eva']);
  expect(await shown()).toEqual(['Corte Rui Eva', 'Barba Rui']);
  await change('PUT', '/services/ampla', service('Ampla', ['eva']));
  expect(await shown()).toEqual(['Corte Rui Eva', 'Barba Rui', 'Ampla Eva']);
  await order(['ampla', 'corte', 'barba']);
  expect(await shown()).toEqual(['Ampla Eva', 'Corte Rui Eva', 'Barba Rui']);
});

test('a system that changes a service or an expert without a position leaves the order alone [SET-15] [C-786]', async () => {
  await order(['corte', 'barba', 'ampla'], ['rui', 'eva']);
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
