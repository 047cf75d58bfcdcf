import { clientSchema } from '@portal/api/account/client';
import { bookableServiceSchema } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from './calls/createProvider.ts';
import { lastCode, registerByPhone } from './calls/registerByPhone.ts';
import { asProvider } from './calls/asProvider.ts';
import { createTestBackend, type TestBackend } from './testBackend.ts';

/*
 * What the entities carry, word for word as the requirements list it: a field that is renamed or forgotten, also one
 * that is null here, fails.
 */

const domain = 'auto-mirante.localhost';
const phone = '+351912000001';
let portal: TestBackend;
let key: string;
let token: string;
let item: string;
let appointment: string;
let work: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, {
    name: 'Auto Mirante',
    address: 'Rua Direita 12',
    town: 'Leiria',
    town_district: 'Leiria',
    geo: { lat: 39.74, lng: -8.81 },
    keywords: [{ keyword: 'revisão', type: 'service' }],
  });
  token = await registerByPhone(portal, phone);
  await portal.call('PATCH', '/main/user/client/', { token, json: { email: 'ana@exemplo.pt' } });
  await asProvider(portal, key, 'PUT', '/experts/rui', { name: 'Rui' });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
    expert_ids: ['rui'],
    payment: 12.5,
  });
  const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const added = await portal.call('POST', '/main/items/', { token, json: { specs } });
  item = String(Object(added.body['item']).id);
  const book = async (time: string) =>
    String(
      (
        await asProvider(portal, key, 'POST', '/appointments', {
          customer: { phone },
          item_specs: specs,
          service_ids: ['revisao'],
          date: '2026-06-16',
          time,
        })
      )['id'],
    );
  const first = await book('10:00');
  appointment = await book('15:00');
  const opened = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone },
    appointment_id: first,
  });
  work = String(opened['id']);
  await asProvider(portal, key, 'POST', `/works/${work}/budget`, {
    lines: [{ designation: 'Óleo', price: 40, completed: true, discount: 10 }],
  });
  await asProvider(portal, key, 'POST', `/works/${work}/state`, { bars: 4, exit_kms: 84_210 });
});
afterAll(() => portal.close());

const get = async (route: string): Promise<Record<string, unknown>> =>
  (await portal.call('GET', route, { token })).body;
/** The fields of a requirement that an answer lacks. */
const missing = (entity: object, fields: string) =>
  fields.split(' ').filter((field) => !(field in entity));

const workFields =
  'id work_id draft_work_id item phase state symptoms allow_cancel allow_approve allow_confirmation is_cancelled ' +
  'is_confirmed is_history client_arrived date_start date_end time time_end old_date old_time schedule feedback ' +
  'client_obs internal_obs token token_cal show_invoice_button show_has_internal_notes_icon exit_kms chat meeting_url ' +
  'payment establishment services total total_novat total_discount company_extras client_extras service_toast_state ' +
  'message_toast_state payment_toast_state checkoutInfo user_id email phone isAppointment';

test('a company carries its fields, and where it is as one line [ENT-01]', async () => {
  const { company } = await get('/main/config');
  expect(
    missing(
      Object(company),
      'name domain logo logo_url geo geo_coords address town town_district distance website phone whatsapp_number email ' +
        'url keywords registered logged scheduler_module is_scheduler_solo worksheet_operational demo companyDetails',
    ),
  ).toEqual([]);
  expect(company).toMatchObject({
    companyDetails: { address: 'Rua Direita 12, Leiria', distance: null },
    keywords: [{ keyword: 'revisão', type: 'service' }],
    scheduler_module: 'FULL',
  });
  await createProvider(portal, 'lima.localhost', {
    address: 'Rua Nova 1',
    geo: { lat: 39.74, lng: -8.8 },
  });
  const found = await get('/main/client/company/new?verticalName=auto&geoCoords=39.74,-8.81');
  const [other] = Object(found['companies']);
  expect(other.companyDetails).toEqual({ address: 'Rua Nova 1', distance: other.distance });
  expect(other.distance).toBeGreaterThan(500);
});

test('an appointment of the agenda carries its fields [ENT-04]', async () => {
  const agenda = await get('/main/appointments');
  const entry = Object(agenda['pending']).find(({ id }: { id: string }) => id === appointment);
  expect(
    missing(
      entry,
      'id work_id domain state date time old_date old_time allow_cancel is_cancelled cancelled_by_client is_history ' +
        'client_arrived is_confirmed allow_confirmation is_group event_type location company_id company_logo item_title ' +
        'item_subtitle item_fo_id symptoms obs token token_cal payment_status feedback shareCalendar_start_time ' +
        'shareCalendar_end_time',
    ),
  ).toEqual([]);
  expect(entry.token).toBe(entry.token_cal);
  expect(entry.location).toBe('Rua Direita 12, Leiria');
});

test('a work and an appointment carry their fields, in the details with whose they are [ENT-05] [ENT-06] [ENT-15]', async () => {
  const details = await get(`/main/services/${work}/`);
  const { details: booked } = await get(`/main/appointments/${appointment}`);
  const user = (await get('/main/user/client/'))['user_id'];
  const owner = { user_id: user, email: 'ana@exemplo.pt', phone };
  for (const shown of [details, Object(booked)]) {
    expect(missing(shown, workFields)).toEqual([]);
    expect(shown).toMatchObject(owner);
  }
  expect(details).toMatchObject({
    schedule: { date: '2026-06-16', time: '10:00' },
    checkoutInfo: { exit_kms: 84_210, paid: false },
    item: { id: item, workId: work },
    services: [{ designation: 'Óleo', price: 40, completed: true, discount: 10 }],
    token: null,
  });
  expect(booked).toMatchObject({
    schedule: { id: appointment, date: '2026-06-16', time: '15:00' },
    checkoutInfo: null,
    item: { id: item },
  });
  for (const shown of [details, Object(booked)]) {
    expect(missing(shown.state, 'bars name')).toEqual([]);
    expect(missing(shown.establishment, 'name distance')).toEqual([]);
  }
  const lists = await Promise.all([get('/main/services/active'), get('/main/services/scheduled')]);
  for (const list of lists) {
    const [entry] = Object(list['works']);
    expect(missing(entry, workFields)).toEqual([]);
    expect(entry).toMatchObject({ user_id: null, email: null, phone: null });
  }
});

test('a lite visitor learns neither whose it is, nor what its owner noted, nor how to get further [ENT-05] [LITE-05] [C-114]', async () => {
  for (const id of [work, appointment]) {
    const obs = 'Perguntar pela garantia.';
    await portal.call('POST', `/main/services/${id}/editInternalObs`, { token, json: { obs } });
    const route = id === work ? `/main/services/${id}/` : `/main/appointments/${id}`;
    const own = await get(route);
    const noted = { internal_obs: obs, show_has_internal_notes_icon: true };
    expect(id === work ? own : own['details']).toMatchObject(noted);
    const link = await asProvider(portal, key, 'POST', '/links', { id });
    const opened = await portal.call('GET', `/calendar/customer/links?key=${String(link['key'])}`);
    const headers = { 'X-Client-Token': String(opened.body['token']) };
    const path = id === work ? `/main/showcase/work/${id}` : `/calendar/customer/showcase/${id}`;
    const { body } = await portal.call('GET', path, { headers });
    expect(body['details']).toMatchObject({
      schedule: null,
      checkoutInfo: null,
      token: null,
      token_cal: null,
      user_id: null,
      email: null,
      phone: null,
      internal_obs: null,
      show_has_internal_notes_icon: false,
      item: { workId: null, users: [] },
    });
    expect(JSON.stringify(body)).not.toContain('ana@exemplo.pt');
  }
  const seen = await asProvider(portal, key, 'GET', `/works/${work}`);
  expect(seen).toMatchObject({ user_id: null, email: null, phone: null, internal_obs: null });
});

test('an item carries its fields, the service under way and its people [ENT-09]', async () => {
  const user = (await get('/main/user/client/'))['user_id'];
  const { items } = await get('/main/items/');
  for (const shown of [Object(items)[0], await get(`/main/items/${item}/`)]) {
    expect(
      missing(
        shown,
        'id fo_id title subtitle photo image workId users read_specs edit_specs specs',
      ),
    ).toEqual([]);
    expect(shown).toMatchObject({ id: item, workId: work, users: [user] });
    expect(missing(shown.edit_specs[0], 'key label type value options')).toEqual([]);
  }
});

test('a client carries its fields; who is not registered yet can do so with the token [ENT-11]', async () => {
  const fields =
    'name address postal_code city country country_id vat phones email secondary_email invoice_primary invoice_secondary ' +
    'login_phone login_phone_validated login_email login_email_validated registration_token terms_accepted ' +
    'email_validated user_id fo_id';
  const registered = await get('/main/user/client/');
  expect(missing(registered, fields)).toEqual([]);
  expect(registered).toMatchObject({
    registration_token: null,
    invoice_primary: expect.any(Boolean),
    invoice_secondary: expect.any(Boolean),
    login_phone: phone,
    login_phone_validated: true,
    // Whoever registered by phone has no e-mail to log in with.
    login_email: null,
    login_email_validated: false,
    email_validated: false,
    terms_accepted: true,
    registered: true,
    country: { id: 175, country: 'Portugal' },
    phones: [{ number: phone, primary: true }],
  });

  const email = 'nova@exemplo.pt';
  const json = { email, password: 'Cadeira-2026' };
  const signedUp = await portal.call('POST', '/main/user/signup/', { json });
  const session = { token: String(signedUp.body['token']) };
  const before = await portal.call('GET', '/main/user/client/', session);
  // Nobody has proven yet that the address is theirs.
  expect(before.body).toMatchObject({
    registration_token: null,
    login_phone: null,
    login_phone_validated: false,
    terms_accepted: false,
    registered: false,
  });
  await portal.call('POST', '/main/user/phone', {
    ...session,
    json: { phone: '+351912000009', platform: 'WEB' },
  });
  await portal.call('POST', '/main/user/phone/validate', {
    ...session,
    json: { phone: '+351912000009', code: await lastCode(portal, '+351912000009') },
  });
  const after = await portal.call('GET', '/main/user/client/', session);
  const done = await portal.call('POST', '/main/user/client/', {
    json: {
      name: 'Nova Pessoa',
      token: after.body['registration_token'],
      terms_accepted: true,
    },
  });
  expect(done.status).toBe(201);
  const own = await portal.call('GET', '/main/user/client/', { token: String(done.body['token']) });
  expect(own.body).toMatchObject({ user_id: before.body['user_id'], registered: true });
});

test('a client carries what they saved and what they log in with [ENT-11]', async () => {
  const mobile = '+351912000005';
  const email = 'rita@exemplo.pt';
  const session = { token: await registerByPhone(portal, mobile, domain, 'Rita Lopes') };
  await portal.call('POST', '/main/user/email/code', { ...session, json: { email } });
  const code = await lastCode(portal, email);
  await portal.call('POST', '/main/user/email/validate', { ...session, json: { email, code } });
  const saved = {
    name: 'Rita Lopes Prata',
    address: 'Rua Nova 3',
    postal_code: '2400-123',
    city: 'Leiria',
    country_id: 175,
    vat: '234567899',
    phones: [
      { number: '+351244000005', primary: false },
      { number: mobile, primary: true },
    ],
    email,
    secondary_email: 'faturas@exemplo.pt',
    invoice_primary: false,
    invoice_secondary: true,
  };
  await portal.call('PUT', '/main/user/client/', { ...session, json: saved });
  const read = await portal.call('GET', '/main/user/client/', session);
  const client = v.parse(clientSchema, read.body);
  expect(client).toEqual({
    ...saved,
    country: { id: 175, country: 'Portugal' },
    login_phone: mobile,
    login_phone_validated: true,
    login_email: email,
    login_email_validated: true,
    registration_token: null,
    terms_accepted: true,
    email_validated: true,
    registered: true,
    user_id: expect.stringMatching(/\S/),
    fo_id: expect.stringMatching(/\S/),
  });
  expect(client.fo_id).not.toBe(client.user_id);
});

test('a service to be booked carries its fields [ENT-13]', async () => {
  const { services } = await get('/main/schedule/services');
  const [service] = Object(services);
  expect(
    missing(
      service,
      'id fo_id name users active disabled notAvailable schedule_fixed_start_enabled schedule_payment_value completed ' +
        'discount',
    ),
  ).toEqual([]);
  expect(v.parse(bookableServiceSchema, service)).toEqual({
    id: expect.stringMatching(/\S/),
    fo_id: 'revisao',
    name: 'Revisão',
    users: [{ id: expect.stringMatching(/\S/), name: 'Rui' }],
    active: false,
    disabled: false,
    notAvailable: false,
    schedule_fixed_start_enabled: false,
    time_zone: 'Europe/Lisbon',
    schedule_fixed_start: null,
    schedule_payment_value: 12.5,
    completed: false,
    discount: 0,
    duration_minutes: 60,
    favorite_expert_id: service.users[0].id,
    early_start_before: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    terms: {
      ...{ prepaid: 12.5, on_site: 0, free_until_minutes: 120 },
      ...{ late_percent: null, no_show_percent: null },
    },
  });
  await asProvider(portal, key, 'PUT', '/services/aula', {
    ...{ name: 'Aula', duration_minutes: 60, capacity: 3, is_group: true },
    fixed_start: '2026-06-20T10:00:00Z',
  });
  const after = await get('/main/schedule/services');
  expect(
    Object(after['services']).find(({ name }: { name: string }) => name === 'Aula'),
  ).toMatchObject({
    ...{ schedule_fixed_start_enabled: true, schedule_payment_value: null, users: [] },
    schedule_fixed_start: '2026-06-20T10:00:00.000Z',
  });
});
