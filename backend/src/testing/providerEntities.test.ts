import { categoriesSchema } from '@portal/api/company/createCompaniesApi';
import { companySchema } from '@portal/api/company/company';
import { companyTermsSchema } from '@portal/api/company/companyTerms';
import { itemFieldSchema } from '@portal/api/company/configuration';
import { fullConfigurationSchema } from '@portal/api/company/fullConfiguration';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from './calls/createProvider.ts';
import { registerByPhone } from './calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from './testBackend.ts';

/*
 * What a provider was set up with arrives word for word, read as the portal reads it: a field that the server forgets
 * or the schema does not know is missing here.
 */

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let token: string;

const plate = {
  type: 'text',
  name: 'plate',
  label: 'Matrícula',
  position: 2,
  length: 8,
  required: true,
  identifier: true,
  values: [],
};
const fuel = {
  ...{ type: 'inputselect', name: 'fuel', label: 'Combustível', position: 1 },
  ...{ required: false, identifier: false, values: ['Gasóleo', 'Gasolina'] },
};

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, domain, {
    name: 'Auto Mirante',
    logo_svg:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
    address: 'Rua Direita 12',
    town: 'Leiria',
    town_district: 'Leiria (distrito)',
    geo: { lat: 39.74, lng: -8.81 },
    keywords: [{ keyword: 'revisão', type: 'service' }],
    website: 'https://auto-mirante.example',
    phone: '+351244000001',
    whatsapp_number: '+351912000077',
    email: 'geral@auto-mirante.example',
    vat: '500000000',
    scheduler_module: 'NONE',
    is_scheduler_solo: true,
    worksheet_operational: 'false',
    item_label: 'Viatura',
    item_label_plural: 'Viaturas',
    icon_set: 'AUTO',
    is_internal_team: true,
    hide_play_store: false,
    hide_apple_store: true,
    payment_methods: ['MBWAY', 'CC'],
    signup_item_fields: [fuel, plate],
    edit_item_fields: [plate],
    item_title_template: '{plate}',
    item_subtitle_template: '{fuel}',
    client_labels: ['Condutor', 'Condutores'],
    item_labels: ['Viatura', 'Viaturas'],
    work_labels: ['Reparação', 'Reparações'],
    terms: 'As condições da casa.',
  });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

const get = async (route: string, session?: string) =>
  (await portal.call('GET', route, { token: session })).body;
const company = {
  id: expect.stringMatching(/\S/),
  name: 'Auto Mirante',
  domain,
  logo: expect.stringMatching(/^\w+-\w+\.svg$/),
  logo_url: expect.stringMatching(/^\/api\/main\/photos\/company\/\w+-\w+\.svg$/),
  geo: { lat: 39.74, lng: -8.81 },
  geo_coords: '39.74,-8.81',
  address: 'Rua Direita 12',
  town: 'Leiria',
  town_district: 'Leiria (distrito)',
  distance: null,
  website: 'https://auto-mirante.example',
  phone: '+351244000001',
  whatsapp_number: '+351912000077',
  email: 'geral@auto-mirante.example',
  url: expect.stringContaining(`//${domain}`),
  keywords: [{ keyword: 'revisão', type: 'service' }],
  registered: true,
  logged: true,
  scheduler_module: 'NONE',
  is_scheduler_solo: true,
  worksheet_operational: 'false',
  demo: false,
  support_equipment: true,
  companyDetails: { address: 'Rua Direita 12, Leiria', distance: null },
};

test('a company carries what it was set up with, and who looks at it [ENT-01]', async () => {
  const own = v.parse(companySchema, (await get('/main/config', token))['company']);
  expect(own).toEqual(company);
  expect(own.logo_url).toContain(own.logo);
  const seen = v.parse(companySchema, (await get('/main/config'))['company']);
  expect(seen).toEqual({ ...company, registered: false, logged: false });
  await createProvider(portal, 'demo.localhost', { demo: true });
  const body = await portal.call('GET', '/main/config', { domain: 'demo.localhost' });
  const demo = v.parse(companySchema, body.body['company']);
  expect(demo).toMatchObject({ demo: true, scheduler_module: 'FULL' });
  // Another module than the two known ones is read as it is.
  expect(v.parse(companySchema, { ...demo, scheduler_module: 'LIST' }).scheduler_module).toBe(
    'LIST',
  );
});

test('whether worksheets are operational goes as a string, and a set-up with anything else is refused [CFG-11]', async () => {
  for (const is of ['true', 'false']) {
    const other = `worksheets-${is}.localhost`;
    await createProvider(portal, other, { worksheet_operational: is });
    const { body } = await portal.call('GET', '/main/config', { domain: other });
    expect(body['company']).toMatchObject({ worksheet_operational: is });
  }
  const wrong = createProvider(portal, 'worksheets.localhost', { worksheet_operational: false });
  await expect(wrong).rejects.toThrow('"http_code":400');
});

test('what a provider is set up with and left empty is not there', async () => {
  const blank = { phone: '', whatsapp_number: '  ', email: '', website: '', address: '', town: '' };
  await createProvider(portal, 'blank.localhost', blank);
  const { body } = await portal.call('GET', '/main/config', { domain: 'blank.localhost' });
  const nothing = Object.fromEntries(Object.keys(blank).map((name) => [name, null]));
  expect(body['company']).toMatchObject(nothing);
});

test('a category carries id, name, key and icon [ENT-02]', async () => {
  const { categories } = v.parse(categoriesSchema, await get('/main/config/vertical'));
  expect(categories).toContainEqual({ id: 'auto', key: 'auto', name: 'Automóvel', icon: 'AUTO' });
});

test('the terms of a company carry its words, number, name and text, by its domain [ENT-03]', async () => {
  const path = `/main/terms/company?value=${domain}`;
  const elsewhere = await portal.call('GET', path, { domain: 'demo.localhost' });
  expect(v.parse(companyTermsSchema, elsewhere.body)).toEqual({
    domain,
    client: ['Condutor', 'Condutores'],
    item: ['Viatura', 'Viaturas'],
    work: ['Reparação', 'Reparações'],
    companies: ['Auto Mirante'],
    vat: '500000000',
    name: 'Auto Mirante',
    terms: 'As condições da casa.',
    storage_fee: { hours: 48, euros_per_day: 50, vat: 'included' },
  });
});

test('a field of an item carries its configuration, 255 characters where nothing else is said [ENT-10]', async () => {
  const config = v.parse(fullConfigurationSchema, await get('/main/config'));
  expect(config.signup_item_fields).toEqual([{ ...fuel, length: 255 }, plate]);
  expect(v.parse(itemFieldSchema, fuel).length).toBe(255);
});

test('the configuration carries the fields that the project defined [CFG-07] [ENT-23]', async () => {
  const config = v.parse(fullConfigurationSchema, await get('/main/config', token));
  expect(config).toEqual({
    vertical: 'auto',
    brand_color: '#0e5aa7',
    item_label: 'Viatura',
    item_label_plural: 'Viaturas',
    icon_set: 'AUTO',
    logo: config.company.logo_url,
    name: 'Auto Mirante',
    whatsapp_number: '+351912000077',
    company,
    payment_methods: ['MBWAY', 'CC'],
    signup_item_fields: [{ ...fuel, length: 255 }, plate],
    edit_item_fields: [plate],
    item_title_template: '{plate}',
    item_subtitle_template: '{fuel}',
    support_equipment: true,
    waiting_list: false,
    push_key: null,
    hide_play_store: false,
    hide_apple_store: true,
    is_internal_team: true,
    file_types: {
      image: ['jpg', 'jpeg', 'png'],
      video: ['mp4', 'mov'],
      document: expect.any(Array),
      max_bytes: expect.any(Object),
    },
    country_id: 175,
    legal: {
      address: 'Rua Direita 12, Leiria',
      phone: '+351244000001',
      email: 'geral@auto-mirante.example',
      nipc: '500000000',
    },
  });
});
