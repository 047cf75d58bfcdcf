import { draftSchema } from '@portal/api/setup/draft';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { ownerAt, type TestOwner } from '../../testing/calls/ownerOf.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'barbearia.localhost';
let portal: TestBackend;
let owner: TestOwner;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, domain);
  owner = await ownerAt(portal, domain);
});
afterAll(() => portal.close());

const read = async (of = owner) => v.parse(draftSchema, (await of.call('GET', '/draft')).body);

test('whoever was an expert once is known by id, so that a new one of the same name is another person [SET-15] [C-914]', async () => {
  await asProvider(portal, key, 'PUT', '/experts/joao', { name: 'João' });
  await asProvider(portal, key, 'PUT', '/experts/rita', { name: 'Rita', active: false });
  const { values, expert_ids: ids } = await read();
  expect(Object.keys(values.experts)).toEqual(['joao']);
  expect(ids?.toSorted()).toEqual(['joao', 'rita']);
});
