import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let people = 0;
const field = (name: string, position: number, more: Record<string, unknown> = {}) => ({
  ...{ type: 'text', name, label: name, position },
  ...more,
});

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', {
    item_title_template: '{name}',
    signup_item_fields: [
      field('name', 1, { required: true, identifier: true }),
      field('plate', 2, { identifier: true }),
      field('born', 3, { type: 'birthday', identifier: true }),
    ],
  });
  await asProvider(portal, key, 'PUT', '/hours', {
    hours: [{ weekday: 2, opens: '09:00', closes: '18:00' }],
  });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
});
afterAll(() => portal.close());

/** Another customer, and calls about an item of theirs. */
function somebody() {
  people += 1;
  const customer = { phone: `91200000${people}` };
  const call = (path: string, item_specs: Record<string, string>, more: object = {}) =>
    asProvider(portal, key, 'POST', path, { customer, item_specs, ...more });
  return {
    add: async (specs: Record<string, string>) => String((await call('/items', specs))['id']),
    call,
  };
}

test.each([
  ['another spelling of the plate', { name: 'Outro nome', plate: '72zb16' }],
  ['a plate with gaps', { name: 'Outro nome', plate: ' 72 ZB 16 ' }],
  ['other capitals, and a space', { name: 'ana marques ' }],
  ['a date as it is written', { name: 'Outro nome', born: '03/05/1990' }],
  ['some identifiers only', { plate: '72-ZB-16' }],
  ['the same and one that is new', { name: 'Ana Marques', plate: '11-AA-22' }],
])('an item of a customer is found by %s [C-963]', async (_, specs) => {
  const { add, call } = somebody();
  const known = await add({ name: 'Ana Marques', plate: '72-ZB-16', born: '1990-05-03' });
  expect(await add(specs)).toBe(known);
  const work = await call('/works', specs);
  const booked = await call('/appointments', specs, {
    ...{ service_ids: ['revisao'], date: '2026-06-16', time: `${String(people + 9)}:00` },
  });
  const { rows } = await portal.backend.pool.query<{ id: string }>(
    `select item_id as id from works where id = $1 union all select item_id from appointments where id = $2`,
    [String(work['id']).slice(2), String(booked['id']).slice(2)],
  );
  expect(rows).toEqual([{ id: known }, { id: known }]);
});

test('of two items that share an identifier it is the one that shares all that were said [C-963]', async () => {
  const { add } = somebody();
  const first = await add({ name: 'Ana', plate: '72-ZB-16' });
  await portal.backend.pool.query('update items set specs = specs || $2 where id = $1', [
    first,
    JSON.stringify({ born: '1990-05-03' }),
  ]);
  await portal.backend.clock.moveTo(new Date(portal.backend.clock.now().getTime() + 1000));
  const second = await add({ name: 'Rui', plate: '11-AA-22' });
  await portal.backend.pool.query('update items set specs = specs || $2 where id = $1', [
    second,
    JSON.stringify({ born: '1990-05-03' }),
  ]);
  expect(await add({ name: 'Ana', born: '1990-05-03' })).toBe(first);
});

test('items that were said without what identifies them are each another one [C-963]', async () => {
  const other = await createProvider(portal, 'lima.localhost', {
    item_title_template: '{brand}',
    signup_item_fields: [field('brand', 1), field('plate', 2, { identifier: true })],
  });
  const add = (brand: string) =>
    asProvider(portal, other, 'POST', '/items', {
      ...{ customer: { phone: '912000099' }, item_specs: { brand } },
    });
  expect((await add('Seat'))['id']).not.toBe((await add('Fiat'))['id']);
});

test('two systems that name a new item at once get the same one [C-963]', async () => {
  const { add } = somebody();
  const known = await add({ name: 'Bobi' });
  const holder = await portal.backend.pool.connect();
  await holder.query('begin');
  await holder.query(
    "select pg_advisory_xact_lock(hashtextextended('items:' || client_id, 0)) from items where id = $1",
    [known],
  );
  const specs = { name: 'Rex', plate: '72-ZB-16' };
  const both = Promise.all([add(specs), add(specs)]);
  await expect
    .poll(async () => {
      const { rows } = await holder.query(
        "select 1 from pg_locks where locktype = 'advisory' and not granted",
      );
      return rows.length;
    })
    .toBe(2);
  await holder.query('commit');
  holder.release();
  const [one, two] = await both;
  expect(one).toBe(two);
});
