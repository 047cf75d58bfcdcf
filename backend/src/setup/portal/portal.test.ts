import { configurationSchema } from '@portal/api/company/configuration';
import { draftSchema } from '@portal/api/setup/draft';
import { portalPreviewSchema } from '@portal/api/setup/portalPreviewSchema';
import { bookableServicesSchema } from '@portal/api/work/createScheduleApi';
import { appointmentsSchema } from '@portal/api/work/appointment';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'barbearia.pt';
let portal: TestBackend;
let owner: TestOwner;
let address: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  owner = await ownerOf(portal, domain);
  await ownerOf(portal, 'outra.pt');
  await save({ activity: { vertical: 'barbershop' }, experts: { rui: { name: 'Rui' } } });
  address = await sign();
});
afterAll(() => portal.close());

async function save(values: object): Promise<void> {
  const { revision } = v.parse(draftSchema, (await owner.call('GET', '/draft')).body);
  expect((await owner.call('PATCH', '/draft', { revision, values })).status).toBe(200);
}
const sign = async () =>
  v.parse(portalPreviewSchema, (await owner.call('POST', '/portal')).body).address;
const ask = (path: string, of = address, at = domain) =>
  portal.call('GET', `${of}/answer?path=${encodeURIComponent(path)}`, { domain: at });

test('the portal has the draft and example data, and the next call has what was saved meanwhile [SET-11]', async () => {
  await save({ identity: { name: 'Barbearia Bela' }, brand: { brand_color: '#12356b' } });
  const config = async () => v.parse(configurationSchema, (await ask('/main/config/')).body);
  expect(await config()).toMatchObject({ name: 'Barbearia Bela', brand_color: '#12356b' });
  await save({ identity: { name: 'Barbearia Nova' } });
  expect(await config()).toMatchObject({ name: 'Barbearia Nova' });
  const services = v.parse(bookableServicesSchema, (await ask('/main/schedule/services')).body);
  expect(services.services.length).toBeGreaterThan(3);
  const booked = v.parse(appointmentsSchema, (await ask('/main/appointments')).body);
  expect(booked.pending).toHaveLength(1);
  const boot = await ask(`/mgmt/boot?domain=${domain}`);
  expect(boot.body['provider']).toMatchObject({ name: 'Barbearia Nova', domain });
  // What one answer names, the next one finds.
  const again = v.parse(bookableServicesSchema, (await ask('/main/schedule/services')).body);
  expect(again).toEqual(services);
});

test('its address is signed, of one provider, over after an hour, and indexed by nobody [SET-11]', async () => {
  const found = await ask('/main/config/');
  expect([found.status, found.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await ask('/main/config/', forged)).status).toBe(404);
  expect((await ask('/main/config/', address, 'outra.pt')).status).toBe(404);
  const [path = '', until = '', signature = ''] = address.split('.');
  const longer = `${path}.${Number(until) + 1000}.${signature}`;
  expect((await ask('/main/config/', longer)).status).toBe(404);
  await portal.backend.clock.advance(3500);
  expect((await ask('/main/config/')).status).toBe(200);
  await portal.backend.clock.advance(110);
  expect((await ask('/main/config/')).status).toBe(410);
  address = await sign();
});

test('it books and sends nothing: no call changes anything, and no answer leaves a trace [SET-11] [C-811]', async () => {
  const before = await dumpTables(portal.backend.pool);
  const asked = [
    '/main/config/',
    '/main/appointments',
    '/main/services/active',
    '/main/user/client',
  ];
  const answers = await Promise.all([...asked, ...asked].map((path) => ask(path)));
  expect(answers.map(({ status }) => status)).not.toContain(500);
  expect(answers.slice(4).map(({ body }) => body)).toEqual(
    answers.slice(0, 4).map(({ body }) => body),
  );
  expect(await dumpTables(portal.backend.pool)).toEqual(before);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const path = `${address}/answer?path=${encodeURIComponent('/main/schedule')}`;
    const { status } = await portal.call(method, path, { domain, json: {} });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await dumpTables(portal.backend.pool)).toEqual(before);
  for (const path of [
    '/main/live',
    '/mgmt/providers',
    '/setup/api/draft',
    '/provider-api/v1/works',
  ])
    expect((await ask(path)).status).toBe(404);
});
