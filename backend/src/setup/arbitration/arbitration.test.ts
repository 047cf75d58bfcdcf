import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { arbitrationEntities } from './arbitrationEntities.ts';
import { readArbitration, type Arbitration } from './readArbitration.ts';

const { ofCars } = arbitrationEntities;
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

/** Names of the entities that a provider is offered, the preset one first. */
async function offered(domain: string): Promise<string[]> {
  const token = portal.adminToken;
  const { body } = await portal.call('GET', `/mgmt/providers/${domain}/arbitration`, { token });
  return [Object(body['preset']).name, ...Object(body['offered']).map(({ name = '' }) => name)];
}

async function name(key: string, arbitration: Arbitration): Promise<unknown> {
  const legal = {
    ...{ legal_name: 'Oficina, Lda.', address: 'Rua 1, Porto', email: 'a@b.pt' },
    ...{ nipc: '502448911', arbitration },
  };
  await asProvider(portal, key, 'PUT', '/provider', { legal });
  return Object((await asProvider(portal, key, 'GET', '/provider'))['legal']).arbitration;
}

test('the entity of the district is preset, CASA offered to workshops, and another can be named freely [SET-08] [C-785]', async () => {
  const key = await createProvider(portal, 'auto.localhost', { town_district: 'Porto' });
  await createProvider(portal, 'tech.localhost', { vertical: 'tech', town_district: 'Faro' });
  const [preset, ...cars] = await offered('auto.localhost');
  expect(preset).toMatch(/^CICAP,/);
  expect(cars[0]).toBe(preset);
  expect(cars).toContain(ofCars.name);
  const [inFaro, ...others] = await offered('tech.localhost');
  expect(inFaro).toMatch(/^CIMAAL,/);
  expect(others).not.toContain(ofCars.name);

  const { name: casa, url } = ofCars;
  expect(await name(key, { name: casa, url })).toEqual({ name: casa, url });
  const free = readArbitration('Centro do Minho', 'www.centro.pt');
  if (!('arbitration' in free)) throw new Error('A free entry was refused.');
  expect(await name(key, free.arbitration)).toEqual({
    name: 'Centro do Minho',
    url: 'https://www.centro.pt',
  });
});
