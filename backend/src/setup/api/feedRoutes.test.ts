import { calendarFeedAddressSchema, calendarFeedSchema } from '@portal/api/account/calendarFeed';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { saveExpert } from '../../provider/api/schedule/experts.ts';
import { ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'barbearia.pt';
let portal: TestBackend;
let owner: TestOwner;
let other: TestOwner;

beforeAll(async () => {
  portal = await createTestBackend();
  owner = await ownerOf(portal, domain);
  other = await ownerOf(portal, 'outra.pt');
  const company = await findOwnCompany(portal.backend.database, domain);
  const expert = { name: 'Rui', position: 1, active: true };
  await saveExpert(portal.backend, company, 'rui', expert);
  // Calendars of a provider that is not published open for nobody.
  const companies = portal.backend.database.updateTable('companies');
  await companies.set({ draftSince: null }).where('id', '=', company.id).execute();
});
afterAll(() => portal.close());

const state = async () =>
  v.parse(calendarFeedSchema, (await owner.call('GET', '/experts/rui/feed')).body);

test('an owner makes, replaces and ends the calendar of an own expert, and of nobody else [SET-15]', async () => {
  expect((await state()).active).toBe(false);
  const make = async () => {
    const { status, body } = await owner.call('POST', '/experts/rui/feed');
    expect(status).toBe(200);
    return new URL(v.parse(calendarFeedAddressSchema, body).https).pathname.replace('/api', '');
  };
  const opens = async (path: string) => (await portal.call('GET', path, { domain })).status;
  const first = await make();
  expect((await state()).active).toBe(true);
  const second = await make();
  expect([await opens(first), await opens(second)]).toEqual([404, 200]);
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await other.call(method, '/experts/rui/feed')).status).toBe(404);
  expect((await owner.call('DELETE', '/experts/rui/feed')).status).toBe(200);
  expect([await opens(second), (await state()).active]).toEqual([404, false]);
  expect((await owner.call('POST', '/experts/lia/feed')).status).toBe(404);
});
