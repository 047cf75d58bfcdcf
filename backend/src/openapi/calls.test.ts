import { appointmentsSchema } from '@portal/api/work/appointment';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { billingsSchema } from '@portal/api/payment/createBillingApi';
import { clusterSchema } from '@portal/api/company/clusterSchema';
import { draftScheduleSchema } from '@portal/api/work/createScheduleApi';
import { termsAcceptanceSchema } from '@portal/api/account/clientInfo';
import { worksSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExampleWorld, type ExampleWorld } from '../testing/worlds/exampleWorld.ts';
import { asProvider } from '../testing/calls/asProvider.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

const me = (method: string, path: string, json?: unknown) =>
  world.portal.call(method, `/main${path}`, { token: world.tokens.owner, json });
const idsOf = (body: unknown) => v.parse(worksSchema, body).works.map(({ id }) => id);
const own = (name: string) => world.ids[name] ?? '';

describe('calls of the main service', () => {
  test('answer errors with code and message in one envelope [API-03]', async () => {
    const { status, body } = await me('GET', '/items/unknown/');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'Failure',
      http_code: 404,
      code: 404,
      message: expect.stringMatching(/\S/),
    });
  });

  test('read the customer’s data and the short form of it [API-09] [API-12]', async () => {
    const client = (await me('GET', '/user/client/')).body;
    expect(client).toMatchObject({
      name: 'Ana Segredo',
      phones: [{ number: '+351912000001', primary: true }],
      email: own('email'),
      secondary_email: null,
      invoice_primary: false,
      invoice_secondary: false,
    });
    expect((await me('GET', '/user/client/info')).body).toEqual({
      user_id: client['user_id'],
      name: 'Ana Segredo',
      email: own('email'),
      phone: '+351912000001',
      registered: true,
      terms_accepted: true,
      login_email_validated: true,
    });
  });

  test('list works by stage, and those of one item [API-27] [API-28] [C-72]', async () => {
    const list = async (path: string) => idsOf((await me('GET', path)).body);
    const active = ['work', 'otherWork', 'budgeted', 'undoable'].map(own);
    expect((await list('/services/active')).sort()).toEqual(active.sort());
    expect(await list('/services/completed')).toEqual([own('completed')]);
    expect(await list('/services/scheduled')).toEqual([own('appointment'), own('cancellable')]);
    expect(await list('/services/scheduled/history')).toEqual([]);
    for (const path of ['active', 'completed', 'scheduled', 'scheduled/history'])
      expect(await list(`/services/${path}?itemId=${own('spareItem')}`)).toEqual([]);
    for (const path of ['active', 'scheduled', 'completed'])
      expect(await list(`/services/${path}?itemId=${own('item')}`)).toEqual(
        await list(`/services/${path}`),
      );
  });

  test('list and count the agenda, and open an appointment with its token [API-43] [API-44] [API-66] [C-128]', async () => {
    const agenda = v.parse(appointmentsSchema, (await me('GET', '/appointments')).body);
    expect(agenda.pending.map(({ id }) => id)).toEqual([own('appointment'), own('cancellable')]);
    expect((await me('GET', '/appointments/count')).body).toEqual({ data: { total: 2 } });
    expect((await me('GET', '/user/menu/counters')).body).toMatchObject({
      scheduled_appointments: 2,
    });
    const opened = (await me('GET', `/appointments/${own('appointment')}`)).body;
    const { token, details } = v.parse(appointmentDetailsSchema, opened);
    expect(details).toMatchObject({ id: own('appointment'), token_cal: token });
    const anonymous = await world.portal.call('GET', `/main/appointments/${own('appointment')}`);
    expect(anonymous).toMatchObject({
      status: 401,
      body: { code: 401, message: expect.stringMatching(/\S/) },
    });
    expect(anonymous.body).not.toHaveProperty('details');
    const refused = await me('GET', '/appointments/S-00000000000000000000000000');
    expect(refused).toMatchObject({
      status: 404,
      body: { code: 404, message: expect.any(String) },
    });
  });

  test('answer an appointment that became a work with 301, its id and no Location [C-21] [ERR-04]', async () => {
    const request = {
      customer: { phone: '912000001' },
      item_id: own('item'),
      service_ids: ['revisao'],
      date: '2026-06-16',
      time: '13:00',
    };
    const provider = (path: string, json: unknown) =>
      asProvider(world.portal, world.tokens.provider, 'POST', path, json);
    const id = String((await provider('/appointments', request))['id']);
    const work = await provider('/works', {
      customer: request.customer,
      item_id: own('item'),
      appointment_id: id,
    });
    for (const path of [`/services/${id}/`, `/appointments/${id}`]) {
      const answer = await me('GET', path);
      expect(answer).toMatchObject({ status: 301, body: { code: 301, id: work['id'] } });
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  test('cancel an appointment, said again the same, and no work [API-30] [C-888]', async () => {
    const cancel = (id: string) => me('POST', `/services/${id}/cancel`);
    const isCancelled = async () =>
      (await me('GET', `/services/${own('cancellable')}/`)).body['is_cancelled'];
    expect(await isCancelled()).toBe(false);
    const first = await cancel(own('cancellable'));
    expect([first.status, await isCancelled()]).toEqual([200, true]);
    const second = await cancel(own('cancellable'));
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await cancel(own('work'))).body).toMatchObject({
      code: 409,
      title: 'Não foi possível cancelar',
    });
  });

  test('take invoice requests to own addresses of completed works [DET-36] [DET-38] [API-32] [ERR-47]', async () => {
    const ask = (id: string, emails: string[]) => me('POST', `/services/${id}/invoice`, { emails });
    expect((await ask(own('completed'), [own('email')])).status).toBe(200);
    expect((await ask(own('completed'), ['outro@exemplo.pt'])).status).toBe(400);
    expect((await ask(own('work'), [own('email')])).body['message']).toBe(
      'Lamentamos mas não é possível aceder a esta fatura neste momento.',
    );
    expect((await ask(own('completed'), [])).status).toBe(400);
  });

  test('bring an item’s original details back [API-26]', async () => {
    const item = `/items/${own('item')}/`;
    const original = (await me('GET', item)).body;
    expect(original).toMatchObject({ title: 'Peugeot 308', specs: { plate: '72-ZB-16' } });
    const specs = ['brand', 'model', 'plate'].map((key) => ({ key, label: '', value: 'AA-11-BB' }));
    await me('PUT', item, { specs });
    expect((await me('GET', item)).body).toMatchObject({
      title: 'AA-11-BB AA-11-BB',
      specs: { brand: 'AA-11-BB', model: 'AA-11-BB', plate: 'AA-11-BB' },
    });
    expect((await me('POST', `${item}reset/`)).status).toBe(200);
    const { title, subtitle, specs: kept, read_specs, edit_specs } = original;
    expect((await me('GET', item)).body).toMatchObject({
      ...{ title, subtitle, specs: kept, read_specs, edit_specs },
      changed: false,
    });
  });

  test('keep billing data: list, add, change, remove [API-72]', async () => {
    const data = {
      name: 'Empresa da Ana',
      vat_number: '123456789',
      address: 'Rua Nova 2',
      postal_code: '1000-002',
      city: 'Lisboa',
      country_id: 175,
    };
    const list = async () => v.parse(billingsSchema, (await me('GET', '/billing')).body).billing;
    const added = await me('POST', '/billing', data);
    const path = `/billing/${String(added.body['id'])}`;
    await me('POST', path, { ...data, city: 'Porto' });
    expect((await list()).find(({ id }) => id === added.body['id'])?.city).toBe('Porto');
    expect((await me('DELETE', path)).status).toBe(200);
    expect((await list()).map(({ id }) => id)).not.toContain(added.body['id']);
  });

  test('go by the client token where there is no session [API-02]', async () => {
    const headers = { 'X-Client-Token': world.tokens.lite };
    const path = '/calendar/customer/appointment';
    expect((await world.portal.call('GET', path, { headers })).status).toBe(200);
    expect((await world.portal.call('GET', path)).status).toBe(401);
  });
});

/** The fields of an entity, on an answer that has them all. */
const entities: [row: string, path: string, at: string[], fields: string[]][] = [
  ['ENT-02', '/config/vertical', ['categories', '0'], ['id', 'name', 'key', 'icon']],
  ['ENT-03', '/terms/company', [], ['client', 'item', 'work', 'vat', 'name', 'terms']],
  [
    'ENT-06',
    '/services/{work}/',
    ['services', '0'],
    ['designation', 'price', 'completed', 'discount'],
  ],
  ['ENT-07', '/services/{work}/', ['chat', '0'], ['type', 'message', 'date', 'read_date']],
  [
    'ENT-08',
    '/services/{work}/',
    ['client_extras', '0'],
    ['id', 'url', 'description', 'date', 'type', 'thumbnail_url'],
  ],
  [
    'ENT-10',
    '/config',
    ['signup_item_fields', '0'],
    ['type', 'name', 'label', 'length', 'position', 'required', 'identifier', 'values'],
  ],
  ['ENT-12', '/services/{completed}/', ['feedback'], ['classification', 'observation']],
  [
    'ENT-15',
    '/appointments/{appointment}',
    ['details'],
    [
      ...['state', 'date_start', 'date_end', 'time', 'time_end', 'establishment', 'services'],
      ...['symptoms', 'total', 'total_discount', 'item', 'token_cal'],
    ],
  ],
  [
    'ENT-16',
    '/payment/{payment}',
    ['payment'],
    ['state', 'method', 'total', 'valid_until', 'description', 'billing', 'details'],
  ],
  [
    'ENT-23',
    '/config',
    [],
    [
      ...['vertical', 'item_label', 'item_label_plural', 'icon_set', 'logo', 'name'],
      ...['whatsapp_number', 'company', 'payment_methods', 'signup_item_fields'],
      ...['edit_item_fields', 'item_title_template', 'item_subtitle_template', 'file_types'],
      ...['support_equipment', 'hide_play_store', 'hide_apple_store', 'is_internal_team'],
      'country_id',
    ],
  ],
  [
    'ENT-17',
    '/notifications',
    ['data', 'all', 'all', '0'],
    [
      'id',
      'read',
      'url',
      'timestamp',
      'changed',
      'description',
      'company_name',
      'company_identifier',
    ],
  ],
  [
    'ENT-19',
    '/appointments/S-{draft}/{draftWork}/media',
    ['data'],
    ['company_extras', 'client_extras'],
  ],
];

describe('entities', () => {
  beforeAll(() =>
    me('POST', `/services/${own('completed')}/feedback`, {
      classification: 4,
      observation: 'Bom.',
    }),
  );

  test.each(entities)('are complete [%s] (%s)', async (_row, path, at, fields) => {
    const address = path.replace(/\{(\w+)\}/g, (_match, name: string) => own(name));
    let found: unknown = (await me('GET', address)).body;
    for (const key of at) found = Object(found)[key];
    expect(Object.keys(Object(found))).toEqual(expect.arrayContaining(fields));
  });

  test('a field of an item holds 255 characters unless the provider says less [ENT-10]', async () => {
    const { body } = await me('GET', '/config');
    const lengths = Object(body)['signup_item_fields'].map(
      ({ length }: { length: number }) => length,
    );
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBe(255);
  });

  test('of a draft, of accepted terms and of a cluster are complete [ENT-18] [ENT-21] [ENT-22]', async () => {
    const draft = await me('POST', '/schedule/draft', {
      item_id: own('item'),
      services: [{ id: own('service') }],
    });
    expect(v.parse(draftScheduleSchema, draft.body)).toEqual({
      success: true,
      scheduler_id: expect.any(String),
      draft_work_id: expect.any(String),
      title: expect.stringMatching(/\S/),
      body: expect.stringMatching(/\S/),
    });
    const terms = await me('GET', '/user/client/presignup?terms_accepted=true');
    expect(v.parse(termsAcceptanceSchema, terms.body)).toMatchObject({
      ...{ type: 'Failure', http_code: 409, code: 5 },
    });
    const accepted = await world.portal.call(
      'GET',
      '/main/user/client/presignup?terms_accepted=true',
    );
    expect(accepted.body).toEqual({ type: 'Success', http_code: 200 });
    const route = (await world.portal.call('GET', '/mgmt/route')).body;
    expect(v.parse(clusterSchema, route)).toMatchObject({ code: 200 });
  });
});

describe('a private note', () => {
  test('reaches its owner and neither provider, link nor anybody after the account [C-114]', async () => {
    const note = 'segredo da nota';
    expect(JSON.stringify((await me('GET', `/services/${own('work')}/`)).body)).toContain(note);
    const provider = (path: string) => asProvider(world.portal, world.tokens.provider, 'GET', path);
    const { key } = await asProvider(world.portal, world.tokens.provider, 'POST', '/links', {
      id: own('work'),
    });
    const link = await world.portal.call('GET', `/calendar/customer/links?key=${String(key)}`);
    const headers = { 'X-Client-Token': String(link.body['token']) };
    const shown = await world.portal.call('GET', `/main/showcase/work/${own('work')}`, { headers });
    expect(shown.body).toMatchObject({ code: 1, details: { id: own('work') } });
    const others = [await provider(`/works/${own('work')}`), await provider('/works'), shown.body];
    expect(JSON.stringify(others)).not.toContain(note);
    await me('DELETE', '/user/client/');
    const notes = await world.portal.backend.pool.query('select 1 from private_notes');
    expect(notes.rowCount).toBe(0);
  });
});
