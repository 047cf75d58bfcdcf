import { draftSchema } from '@portal/api/setup/draft';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { ownerAt, ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
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
const save = async (values: object) =>
  owner.call('PATCH', '/draft', { revision: (await read()).revision, values });

test('whoever was an expert once is known by id, so that a new one of the same name is another person [SET-15] [C-914]', async () => {
  await asProvider(portal, key, 'PUT', '/experts/joao', { name: 'João' });
  await asProvider(portal, key, 'PUT', '/experts/rita', { name: 'Rita', active: false });
  const { values, expert_ids: ids } = await read();
  expect(Object.keys(values.experts)).toEqual(['joao']);
  expect(ids?.toSorted()).toEqual(['joao', 'rita']);
});

test('an owner gives up what was not published, and what the own system changed meanwhile stays [C-915] [C-756]', async () => {
  const before = await read();
  await save({ identity: { town: 'Gaia' }, activity: { vertical: 'barbershop' } });
  await asProvider(portal, key, 'PUT', '/experts/eva', { name: 'Eva' });
  const { revision, differs } = await read();
  expect(differs).toBe(true);
  const old = await owner.call('POST', '/draft/discard', { revision: before.revision });
  expect(old.status).toBe(409);
  const { status, body } = await owner.call('POST', '/draft/discard', { revision });
  expect(status).toBe(200);
  const given = v.parse(draftSchema, body);
  expect(given).toEqual(await read());
  expect(given).toMatchObject({ differs: false, revision: revision + 1 });
  expect(given.values).toEqual({
    ...before.values,
    experts: { ...before.values.experts, eva: { name: 'Eva', position: 0 } },
  });
});

test('before the first publication there is nothing to go back to [C-915]', async () => {
  const begun = await ownerOf(portal, 'nova.localhost');
  const { revision } = await read(begun);
  expect(await begun.call('POST', '/draft/discard', { revision })).toMatchObject({
    status: 409,
    body: { message: 'Ainda nada foi publicado, por isso não há a que voltar.' },
  });
});
