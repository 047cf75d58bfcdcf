import { itemDetailsSchema } from '@portal/api/items/itemDetailsSchema';
import { itemSchema } from '@portal/api/items/item';
import { itemCreatedSchema, itemsSchema } from '@portal/api/items/createItemsApi';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let token: string;
let key: string;
const domain = 'auto-mirante.localhost';
const field = (name: string, position: number, more: Record<string, unknown> = {}) => ({
  type: 'text',
  name,
  label: name,
  position,
  ...more,
});

beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, domain, {
    item_title_template: '{brand} {model}',
    item_subtitle_template: '{plate}',
    signup_item_fields: [
      field('brand', 2, { required: true, type: 'inputselect', values: ['Peugeot', 'Renault'] }),
      field('model', 3, { length: 20 }),
      field('plate', 1, { required: true, identifier: true, length: 8 }),
      field('bought', 4, { type: 'date' }),
      field('born', 5, { type: 'birthday' }),
      field('notes', 6),
    ],
  });
  await createProvider(portal, 'lima.localhost', {
    vertical: 'barbershop',
    support_equipment: false,
  });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

const add = (specs: Record<string, string>): Promise<Answer> =>
  portal.call('POST', '/main/items/', { token, json: { specs } });

describe('items', () => {
  test('are added, shown and edited [API-20] [API-21] [API-22] [API-23] [CFG-07] [ITM-18]', async () => {
    await portal.backend.clock.moveTo(new Date('2026-06-15T10:00:00Z'));
    const created = v.parse(
      itemCreatedSchema,
      (
        await add({
          brand: 'Peugeot',
          model: '308',
          plate: '72zb16',
          bought: '03/05/2019',
          born: '2020-06-16',
          colour: 'red',
        })
      ).body,
    );
    expect(created.item).toMatchObject({ title: 'Peugeot 308', subtitle: '72-ZB-16' });
    expect(created.item.read_specs).toEqual([
      { label: 'plate', value: '72-ZB-16' },
      { label: 'brand', value: 'Peugeot' },
      { label: 'model', value: '308' },
      { label: 'bought', value: '03/05/2019' },
      { label: 'born', value: '5\u00a0anos' },
    ]);
    const path = `/main/items/${created.item.id}/`;
    const shown = v.parse(itemDetailsSchema, (await portal.call('GET', path, { token })).body);
    expect(shown).toEqual({
      ...created.item,
      changed: false,
      users: shown.users,
      open_jobs: [],
    });
    expect(shown.users).toHaveLength(1);
    expect(shown.photo).toBeNull();
    expect(shown.edit_specs.map(({ key, value }) => [key, value])).toContainEqual([
      'plate',
      '72-ZB-16',
    ]);
    const specs = [
      ['brand', 'Renault'],
      ['plate', '72-ZB-16'],
    ].map(([key, value]) => ({ key, label: '', value }));
    const edited = v.parse(
      itemSchema,
      (await portal.call('PUT', path, { token, json: { specs } })).body,
    );
    expect(edited.specs).toEqual({ brand: 'Renault', plate: '72-ZB-16' });
    expect((await portal.call('POST', `${path}reset/`, { token })).body).toMatchObject({
      message: 'Detalhes originais repostos com sucesso',
      item: { title: 'Peugeot 308' },
    });
    expect(
      v.parse(itemsSchema, (await portal.call('GET', '/main/items', { token })).body).items,
    ).toHaveLength(1);
    await portal.backend.clock.reset();
  });

  test('a title says a birthday as age and a date as it is written [CFG-07] [ITM-18]', async () => {
    await portal.backend.clock.moveTo(new Date('2026-06-15T10:00:00Z'));
    const clinic = 'animais.localhost';
    await createProvider(portal, clinic, {
      item_title_template: '{name}, {born}',
      item_subtitle_template: '{since}',
      signup_item_fields: [
        field('name', 1, { identifier: true }),
        field('born', 2, { type: 'birthday' }),
        field('since', 3, { type: 'date' }),
      ],
    });
    const owner = await registerByPhone(portal, '+351912000016', clinic);
    const json = { specs: { name: 'Bobi', born: '2020-06-16', since: '03/05/2021' } };
    const send = () => portal.call('POST', '/main/items/', { domain: clinic, token: owner, json });
    const { item } = v.parse(itemCreatedSchema, (await send()).body);
    expect(item).toMatchObject({ title: 'Bobi, 5 anos', subtitle: '03/05/2021' });
    expect(item.specs['born']).toBe('2020-06-16');
    const again = await send();
    expect([again.status, String(again.body['message'])]).toEqual([
      409,
      expect.stringContaining('Bobi, 5 anos'),
    ]);
    await portal.backend.clock.reset();
  });

  test.each([
    [{ brand: 'Peugeot' }, 'Preencha os campos obrigatórios.'],
    [{ brand: 'Peugeot', plate: 'AA000' }, 'Formato Inválido'],
    [{ brand: 'Peugeot', plate: 'AA-00-AA-9' }, 'Matrícula inserida Inválida'],
    [{ brand: 'Lada', plate: '11-AA-11' }, 'Escolha uma das opções apresentadas.'],
    [
      { brand: 'Peugeot', plate: '11-AA-11', bought: '31/02/2020' },
      'A data introduzida não é válida.',
    ],
    [
      { brand: 'Peugeot', plate: '11-AA-11', born: '2999-01-01' },
      'A data introduzida não é válida.',
    ],
    [
      { brand: 'Peugeot', plate: '11-AA-11', model: 'x'.repeat(21) },
      'O texto introduzido é demasiado longo.',
    ],
  ])('%j is refused: %s [ITM-15] [ITM-19] [ITM-21] [ITM-22] [ITM-23]', async (specs, message) => {
    expect(await add(specs)).toMatchObject({ status: 400, body: { message } });
  });

  test('with no field required one that is filled is enough, and none is not [ITM-15]', async () => {
    const free = 'livre.localhost';
    await createProvider(portal, free, {
      signup_item_fields: [field('brand', 1), field('model', 2)],
    });
    const there = await registerByPhone(portal, '+351912000015', free);
    const addThere = (specs: Record<string, string>) =>
      portal.call('POST', '/main/items/', { domain: free, token: there, json: { specs } });
    expect((await addThere({})).status).toBe(400);
    expect((await addThere({ brand: ' ', colour: 'azul' })).status).toBe(400);
    expect((await addThere({ model: 'Panda' })).status).toBe(201);
  });

  test('a value has 255 characters at most where the provider says no length [ITM-23]', async () => {
    const withNotes = (length: number) =>
      add({ brand: 'Peugeot', plate: '55-FF-55', notes: 'x'.repeat(length) });
    const message = 'O texto introduzido é demasiado longo.';
    expect(await withNotes(256)).toMatchObject({ status: 400, body: { message } });
    const added = await withNotes(255);
    expect(added.status).toBe(201);
    const path = `/main/items/${v.parse(itemCreatedSchema, added.body).item.id}/`;
    const edit = (length: number) => {
      const specs = [
        { key: 'brand', label: '', value: 'Peugeot' },
        { key: 'plate', label: '', value: '55-FF-55' },
        { key: 'notes', label: '', value: 'y'.repeat(length) },
      ];
      return portal.call('PUT', path, { token, json: { specs } });
    };
    expect(await edit(256)).toMatchObject({ status: 400, body: { message } });
    const { specs } = v.parse(itemSchema, (await edit(255)).body);
    expect(specs['notes']).toBe('y'.repeat(255));
  });

  test('a double click adds one, and the others get a code [API-21] [ERR-15]', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => add({ brand: 'Renault', plate: '33-CC-33' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    const { body } = answers.find((answer) => answer.status === 409) ?? {};
    expect(body).toMatchObject({ code: 409, message: expect.stringMatching(/\S/) });
  });

  test('are removed [API-24], but not while a work or appointment is about them [ITM-12]', async () => {
    const { item } = v.parse(
      itemCreatedSchema,
      (await add({ brand: 'Renault', plate: '44-DD-44' })).body,
    );
    const { pool } = portal.backend;
    await pool.query(
      `insert into appointments (id, company_id, client_id, item_id, resource, during, created_at, updated_at)
       select 'appointment', company_id, client_id, id, 'bay', tstzrange(now() + interval '1 day', now() + interval '2 days'), now(), now() from items where id = $1`,
      [item.id],
    );
    const remove = (): Promise<Answer> =>
      portal.call('DELETE', `/main/items/${item.id}/`, { token });
    expect((await remove()).status).toBe(409);
    await pool.query("update appointments set cancelled_at = now() where id = 'appointment'");
    const work = await asProvider(portal, key, 'POST', '/works', {
      customer: { phone: '912000001' },
      item_specs: { brand: 'Renault', plate: '44-DD-44' },
      symptoms: [{ name: 'Travões' }],
    });
    expect((await remove()).status).toBe(409);
    await asProvider(portal, key, 'POST', `/works/${String(work['id'])}/state`, { bars: 5 });
    const listed = async () => {
      const { body } = await portal.call('GET', '/main/items/', { token });
      return v.parse(itemsSchema, body).items.map(({ id }) => id);
    };
    expect(await listed()).toContain(item.id);
    expect((await remove()).status).toBe(200);
    expect(await listed()).not.toContain(item.id);
    expect((await remove()).status).toBe(404);
  });

  test('one that is sent again with its key, after a lost answer, is added once and answered as before [API-21] [ERR-16]', async () => {
    const send = (key: string, plate: string) =>
      portal.call('POST', '/main/items/', {
        token,
        headers: { 'Idempotency-Key': key },
        json: { specs: { brand: 'Renault', model: 'Clio', plate } },
      });
    const first = await send('a', '55-LO-55');
    expect(first.status).toBe(201);
    const { status, body } = await send('a', '55-LO-55');
    expect({ status, body }).toEqual({ status: 201, body: first.body });
    expect((await send('b', '55-LO-55')).status).toBe(409);
    expect((await send('a', '66-LO-66')).status).toBe(422);
    const kept = await portal.backend.pool.query(
      "select answer from idempotency_keys where key = 'a'",
    );
    expect(JSON.stringify(kept.rows)).not.toContain('Clio');
    const { item } = v.parse(itemCreatedSchema, first.body);
    await portal.call('DELETE', `/main/items/${item.id}/`, { token });
    expect((await send('a', '55-LO-55')).status).toBe(404);
  });

  test('are limited to 20 in an hour, with 429 [API-21]', async () => {
    const other = await registerByPhone(portal, '+351912000002');
    const statuses: number[] = [];
    for (let count = 10; count < 31; count += 1) {
      statuses.push(
        (
          await portal.call('POST', '/main/items/', {
            token: other,
            json: { specs: { brand: 'Renault', plate: `${count}-EE-${count}` } },
          })
        ).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });

  test('do not exist at a provider without them', async () => {
    const there = await registerByPhone(portal, '+351912000003', 'lima.localhost');
    expect(
      (
        await portal.call('POST', '/main/items/', {
          token: there,
          domain: 'lima.localhost',
          json: { specs: {} },
        })
      ).status,
    ).toBe(409);
  });
});
