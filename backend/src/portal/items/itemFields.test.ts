import { itemSchema } from '@portal/api/items/item';
import { itemCreatedSchema } from '@portal/api/items/createItemsApi';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let token: string;
const field = (name: string, position: number, more: Record<string, unknown> = {}) => ({
  type: 'text',
  name,
  label: name,
  position,
  ...more,
});

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', {
    item_title_template: '{brand} {model}',
    item_subtitle_template: '{plate}',
    signup_item_fields: [
      field('plate', 1, { required: true, identifier: true, length: 8 }),
      field('brand', 2, { required: true }),
      field('model', 3, { required: true }),
    ],
    edit_item_fields: [
      field('model', 3),
      field('tyres', 5, { type: 'inputselect', values: ['de inverno', 'de verão'] }),
      field('bought', 4, { type: 'date' }),
      field('owner', 6, { type: 'birthday' }),
    ],
  });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

test('what the customer edits leaves the fields of the sign-up as they are, and both are shown [CFG-06] [ENT-09] [ITM-11] [ITM-20]', async () => {
  const specs = { plate: '72-ZB-16', brand: 'Peugeot', model: '308' };
  const created = await portal.call('POST', '/main/items', { token, json: { specs } });
  const path = `/main/items/${v.parse(itemCreatedSchema, created.body).item.id}/`;
  const unchanged = await portal.call('GET', path, { token });
  expect(v.parse(itemSchema, unchanged.body).changed).toBe(false);
  const save = (...values: [string, string][]): Promise<Answer> =>
    portal.call('PUT', path, {
      token,
      json: { specs: values.map(([key, value]) => ({ key, label: '', value })) },
    });
  const saved = v.parse(
    itemSchema,
    (await save(['model', '308 SW'], ['tyres', 'de inverno'], ['plate', '00-AA-00'])).body,
  );
  expect(saved).toMatchObject({ title: 'Peugeot 308 SW', subtitle: '72-ZB-16', changed: true });
  expect(saved.specs).toEqual({ ...specs, model: '308 SW', tyres: 'de inverno' });
  expect(saved.read_specs.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'plate: 72-ZB-16',
    'brand: Peugeot',
    'model: 308 SW',
    'tyres: de inverno',
  ]);
  expect(saved.edit_specs.map(({ key }) => key)).toEqual(['model', 'bought', 'tyres', 'owner']);
  expect(saved.edit_specs.slice(1)).toEqual([
    { key: 'bought', label: 'bought', type: 'date', value: null, options: [] },
    {
      ...{ key: 'tyres', label: 'tyres', type: 'inputselect', value: 'de inverno' },
      options: ['de inverno', 'de verão'],
    },
    { key: 'owner', label: 'owner', type: 'birthday', value: null, options: [] },
  ]);

  // What is emptied goes, and nothing else.
  const emptied = v.parse(itemSchema, (await save(['tyres', 'de verão'])).body);
  expect(emptied.specs).toEqual({ plate: '72-ZB-16', brand: 'Peugeot', tyres: 'de verão' });
});

test.each([
  ['without a length', undefined, '72-ZB-167', 400, '+351912000011'],
  ['without a length', undefined, '72-ZB-16', 201, '+351912000012'],
  ['of 12 characters', 12, '1234-ABC-56', 201, '+351912000013'],
  ['of 12 characters', 12, '1234-ABC-5678', 400, '+351912000014'],
])(
  'a plate %s (%s): %s is answered with %i, as the screens judge it [ITM-21] [C-56] [C-274]',
  async (_what, length, plate, status, phone) => {
    const domain = `plates-${length ?? 'none'}.localhost`;
    await createProvider(portal, domain, {
      signup_item_fields: [field('plate', 1, { required: true, identifier: true, length })],
    });
    const owner = await registerByPhone(portal, phone, domain);
    const json = { specs: { plate } };
    const { status: answered, body } = await portal.call('POST', '/main/items', {
      domain,
      token: owner,
      json,
    });
    expect(answered).toBe(status);
    if (status === 400) expect(body['message']).toBe('Matrícula inserida Inválida');
  },
);
