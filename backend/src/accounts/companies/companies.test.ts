import { categoriesSchema } from '@portal/api/company/createCompaniesApi';
import { ACCEPTED_FILE_TYPES, MAX_FILE_BYTES } from '@portal/domain/work/acceptedFileTypes';
import { companiesSchema } from '@portal/api/company/company';
import { companyTermsSchema } from '@portal/api/company/companyTerms';
import { configurationSchema } from '@portal/api/company/configuration';
import { countriesSchema } from '@portal/api/company/countries';
import { fileTypesSchema } from '@portal/api/company/fileTypes';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { distanceInMetres, parseCoordinates } from './directory/distanceInMetres.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', {
    name: 'Auto Mirante',
    item_label: 'Viatura',
    icon_set: 'AUTO',
    payment_methods: ['MB', 'MBWAY'],
    geo: { lat: 38.72, lng: -9.14 },
    logo_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    edit_item_fields: [{ type: 'text', name: 'tyres', label: 'Pneus', position: 1 }],
    vat: '502448911',
    whatsapp_number: '+351912555666',
    client_labels: ['Condutor', 'Condutores'],
    work_labels: ['Reparação', 'Reparações'],
  });
  await createProvider(portal, 'alameda.localhost', {
    name: 'Alameda',
    vertical: 'physio',
    geo: { lat: 38.74, lng: -9.13 },
  });
  await createProvider(portal, 'porto.localhost', {
    name: 'Porto',
    geo: { lat: 41.15, lng: -8.61 },
  });
  await createProvider(portal, 'bitfixe.localhost', { name: 'Bitfixe', vertical: 'TECH' });
  await createProvider(portal, 'oculto.localhost', { listed: false, is_internal_team: true });
});
afterAll(() => portal.close());

const verticals =
  'auto tech health accounting equestrian nutrition physio psycho wellbeing barbershop'.split(' ');
const names = (body: unknown): string[] =>
  v.parse(companiesSchema, body).companies.map((company) => company.name);

describe('configuration', () => {
  test.each([
    ['alameda.localhost', ['Paciente', 'Pacientes']],
    ['bitfixe.localhost', ['Item', 'Items']],
  ])(
    'of %s, who named no item, calls it as its trade does [CFG-02] [CFG-05] [C-89]',
    async (domain, label) => {
      const { body } = await portal.call('GET', '/main/config/', { domain });
      const { item_label, item_label_plural } = v.parse(configurationSchema, body);
      expect([item_label, item_label_plural]).toEqual(label);
    },
  );

  test('of a provider is complete for the client, its country Portugal [LIM-11] [API-04] [CFG-03] [CFG-04] [CFG-06]', async () => {
    const { body } = await portal.call('GET', '/main/config/');
    expect(body['country_id']).toBe(175);
    const configuration = v.parse(configurationSchema, body);
    expect(configuration).toMatchObject({
      name: 'Auto Mirante',
      vertical: 'auto',
      item_label: 'Viatura',
      item_label_plural: 'Viaturas',
      icon_set: 'AUTO',
      payment_methods: ['MB', 'MBWAY'],
      whatsapp_number: '+351912555666',
      logo: expect.stringMatching(/^\/api\/main\/.+\.svg$/),
    });
    expect(configuration.signup_item_fields.map((field) => field.name)).toEqual([
      'brand',
      'model',
      'plate',
    ]);
    expect(configuration.edit_item_fields.map((field) => field.name)).toEqual(['tyres']);
  });

  test.each(verticals)('may have the vertical %s [CFG-01]', async (vertical) => {
    await createProvider(portal, 'vertical.localhost', { vertical, listed: false });
    const { body } = await portal.call('GET', '/main/config/', { domain: 'vertical.localhost' });
    expect(v.parse(configurationSchema, body).vertical).toBe(vertical);
  });

  test.each(['AUTO', 'TECH', undefined])(
    'may have the icon set %s [CFG-03] [CFG-12]',
    async (icon_set) => {
      await createProvider(portal, 'vertical.localhost', { icon_set, listed: false });
      const { body } = await portal.call('GET', '/main/config/', { domain: 'vertical.localhost' });
      expect(v.parse(configurationSchema, body).icon_set).toBe(icon_set ?? 'DEFAULT');
    },
  );

  test('says of a domain whether it is of the internal team [SHL-76]', async () => {
    const isInternal = async (domain: string) =>
      v.parse(configurationSchema, (await portal.call('GET', '/main/config/', { domain })).body)
        .is_internal_team;
    expect(await isInternal('oculto.localhost')).toBe(true);
    expect(await isInternal('alameda.localhost')).toBe(false);
  });

  test('lists countries with Portugal as 175, file types and verticals [API-46] [API-48] [CFG-09]', async () => {
    const countries = v.parse(countriesSchema, (await portal.call('GET', '/main/countries')).body);
    expect(countries[0]).toEqual({ id: 175, country: 'Portugal' });
    expect(new Set(countries.map((country) => country.id)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(240);
    const types = v.parse(
      fileTypesSchema,
      (await portal.call('GET', '/main/config/filetypes')).body,
    );
    expect(types).toMatchObject(ACCEPTED_FILE_TYPES);
    expect(types.max_bytes).toEqual(MAX_FILE_BYTES);
    const { body } = await portal.call('GET', '/main/config/vertical');
    expect(body['vertical']).toBe('auto');
    const found = v.parse(categoriesSchema, body).categories;
    expect(found.map(({ key }) => key).toSorted()).toEqual(verticals.toSorted());
    expect(new Set(found.map(({ name }) => name)).size).toBe(verticals.length);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  test('terms come by domain, from the vertical when the provider wrote none [API-47] [CFG-05] [CFG-10] [LEG-04] [LEG-05] [LEG-06] [LEG-07] [LEG-08]', async () => {
    const terms = async (domain: string) =>
      v.parse(
        companyTermsSchema,
        (await portal.call('GET', `/main/terms/company?value=${domain}`)).body,
      );
    expect(await terms('auto-mirante.localhost')).toMatchObject({
      name: 'Auto Mirante',
      vat: '502448911',
      client: ['Condutor', 'Condutores'],
      item: ['Viatura', 'Viaturas'],
      work: ['Reparação', 'Reparações'],
      terms: expect.stringMatching(/48 horas após a conclusão da reparação.*50 euros por dia/s),
    });
    expect((await terms('bitfixe.localhost')).client).toEqual(['Cliente', 'Clientes']);
    expect((await terms('bitfixe.localhost')).terms).toMatch(
      /72 horas.*5 euros mais IVA por dia.*cópias de segurança .* 15 dias/s,
    );
    expect((await terms('alameda.localhost')).terms).not.toMatch(/48 horas|parqueamento/);
    expect((await terms('alameda.localhost')).terms).toContain('dever de sigilo profissional');
    for (const domain of ['auto-mirante.localhost', 'bitfixe.localhost'])
      expect((await terms(domain)).terms).not.toContain('sigilo profissional');
    for (const domain of ['auto-mirante.localhost', 'bitfixe.localhost', 'alameda.localhost'])
      for (const sentence of [
        'As cópias de segurança dos dados são guardadas durante 15 dias.',
        'Os dados pessoais são eliminados 60 dias após o fim do contrato. Uma violação de dados é comunicada no prazo de 72 horas.',
      ])
        expect((await terms(domain)).terms).toContain(sentence);
    expect((await portal.call('GET', '/main/terms/company?value=nobody')).status).toBe(404);
  });

  test('a demo company is called Empresa Demo wherever it is named [DEMO-01]', async () => {
    const demo = 'demonstra.localhost';
    const setup = { name: 'Oficina do Exemplo', demo: true, listed: false };
    const key = await createProvider(portal, demo, setup);
    const token = await registerByPhone(portal, '+351912000077', demo);
    await asProvider(portal, key, 'POST', '/works', { customer: { phone: '+351912000077' } });
    const bell = await portal.call('GET', '/main/notifications', { token, domain: demo });
    expect(Object(bell.body['data']).all.all).toMatchObject([{ company_name: 'Empresa Demo' }]);
    const named = await Promise.all(
      [
        '/main/config',
        `/mgmt/boot?domain=${demo}`,
        '/main/client/company',
        '/main/terms/company?value=demonstra.localhost',
      ].map(async (path) => {
        const { status, body } = await portal.call('GET', path, { token, domain: demo });
        expect([path, status]).toEqual([path, 200]);
        return JSON.stringify(body);
      }),
    );
    for (const text of named) {
      expect(text).toContain('"name":"Empresa Demo"');
      expect(text).not.toContain('Oficina do Exemplo');
    }
    const [sent] = await readOutbox(portal.backend.database, '+351912000077');
    expect(sent?.text).toContain('Empresa Demo');
  });

  test('the logo is an SVG that may be kept, and only under its present name [API-56]', async () => {
    const { logo } = v.parse(configurationSchema, (await portal.call('GET', '/main/config')).body);
    expect(logo).toMatch(/^\/api\/main\/photos\/company\/[^/?]+\.svg$/);
    const found = await portal.app.request(logo.replace('/api', ''));
    expect([
      found.status,
      found.headers.get('content-type'),
      found.headers.get('cache-control'),
    ]).toEqual([200, 'image/svg+xml; charset=utf-8', 'public, max-age=31536000, immutable']);
    expect(await found.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(
      (await portal.app.request(logo.replace('/api', '').replace('.svg', '0.svg'))).status,
    ).toBe(404);
  });
});

describe('providers', () => {
  test('a customer’s own come with the present one first, the others apart, nearest first or by name [API-39] [API-40] [API-41] [PRV-02]', async () => {
    const token = await registerByPhone(portal, '+351912000001');
    await portal.call('POST', '/main/user/login/provider', {
      token,
      json: { domain: 'alameda.localhost', terms_accepted: true },
    });
    expect(names((await portal.call('GET', '/main/client/company', { token })).body)).toEqual([
      'Auto Mirante',
      'Alameda',
    ]);
    expect(names((await portal.call('GET', '/main/client/company/new', { token })).body)).toEqual([
      'Bitfixe',
      'Porto',
    ]);
    const near = await portal.call('GET', '/main/client/company/new?geoCoords=41.1,-8.6', {
      token,
    });
    expect(names(near.body)).toEqual(['Porto', 'Bitfixe']);
    const distances = v.parse(companiesSchema, near.body).companies.map(({ distance }) => distance);
    expect(distances).toEqual([
      distanceInMetres({ latitude: 41.1, longitude: -8.6 }, { latitude: 41.15, longitude: -8.61 }),
      null,
    ]);
    const tech = '/main/client/company/new?verticalName=tech&geoCoords=41.1,-8.6';
    expect(names((await portal.call('GET', tech, { token })).body)).toEqual(['Bitfixe']);
    expect((await portal.call('GET', '/main/client/company')).status).toBe(401);
  });

  test('of many two hundred come at a time, each once, without what is long [API-40] [API-41] [PRV-09]', async () => {
    const { pool } = portal.backend;
    await pool.query(
      `insert into companies select (jsonb_populate_record(company, jsonb_build_object(
         'id', 'copy' || number, 'domain', 'copy' || number || '.localhost', 'name', 'Cópia ' || lpad(number::text, 3, '0'),
         'alternate_domains', '[]'::jsonb, 'api_key_hash', null, 'vertical', 'copied', 'terms', repeat('Termos. ', 2000)))).*
       from companies company, generate_series(1, 430) number where company.domain = 'bitfixe.localhost'`,
    );
    for (const list of ['/main/company/v2', '/main/client/company/new']) {
      const seen: string[] = [];
      let next: unknown = 0;
      let calls = 0;
      while (next !== null) {
        const path = `${list}?verticalName=copied&geoCoords=41.1,-8.6&offset=${String(next)}`;
        const { body } = await portal.call('GET', path);
        expect(JSON.stringify(body)).not.toContain('Termos.');
        seen.push(...names(body));
        next = body['next'];
        calls += 1;
      }
      expect([calls, seen.length, new Set(seen).size]).toEqual([3, 430, 430]);
      expect((await portal.call('GET', `${list}?offset=-1`)).status).toBe(400);
    }
    const search = async (name: string) => {
      const query = new URLSearchParams({ verticalName: 'copied', name });
      const { body } = await portal.call('GET', `/main/company/v2?${query.toString()}`);
      return names(body);
    };
    // Also behind the first two hundred, whatever the case, the accents and the order of the words (PRV-09).
    expect(await search('COPIA 429')).toEqual(['Cópia 429']);
    expect(await search('430 cópia')).toEqual(['Cópia 430']);
    expect(await search('%')).toEqual([]);
    expect(await search('  ')).toHaveLength(200);
    await pool.query("update companies set listed = false where vertical = 'copied'");
  });

  test('are found by vertical, also by visitors [API-41]', async () => {
    expect(
      names((await portal.call('GET', '/main/company/v2?verticalName=TECH,physio')).body),
    ).toEqual(['Alameda', 'Bitfixe']);
  });

  test.each([
    ['38.72,-9.14', ['Auto Mirante', 'Porto']],
    ['41.1,-8.6', ['Porto', 'Auto Mirante']],
  ])('from %s the nearest come first [API-40] [API-41] [C-237]', async (place, found) => {
    for (const list of ['/main/company/v2', '/main/client/company/new']) {
      const path = `${list}?verticalName=auto&geoCoords=${place}`;
      expect(names((await portal.call('GET', path)).body)).toEqual(found);
    }
  });
});

test('distances are those of the globe', () => {
  const lisbon = { latitude: 38.7223, longitude: -9.1393 };
  expect(distanceInMetres(lisbon, lisbon)).toBe(0);
  expect(distanceInMetres(lisbon, { latitude: 41.1579, longitude: -8.6291 }) / 1000).toBeCloseTo(
    274,
    0,
  );
  expect(parseCoordinates('38.7,-9.1')).toEqual({ latitude: 38.7, longitude: -9.1 });
  for (const wrong of ['', 'a,b', '91,0', '0,181', undefined])
    expect(parseCoordinates(wrong)).toBeUndefined();
});
