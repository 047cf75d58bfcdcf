import { appointmentsSchema } from '@portal/api/work/appointment';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { notificationsSchema } from '@portal/api/account/notification';
import { paymentPageSchema } from '@portal/api/payment/createPaymentsApi';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from './calls/createProvider.ts';
import { registerByPhone } from './calls/registerByPhone.ts';
import { pictureForm } from './data/pictureForm.ts';
import { asProvider } from './calls/asProvider.ts';
import { createTestBackend, type TestBackend } from './testBackend.ts';

/*
 * What was said of appointments and works arrives with its values, read as the portal reads it: a field that the
 * server forgets or the schema does not know is missing here.
 */

const domain = 'auto-mirante.localhost';
const phone = '+351912000001';
const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
const customer = { phone };
let portal: TestBackend;
let key: string;
let token: string;
let item: string;
let user: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, {
    name: 'Auto Mirante',
    address: 'Rua Direita 12',
    town: 'Leiria',
    geo: { lat: 39.74, lng: -8.81 },
    is_scheduler_solo: true,
    item_subtitle_template: '{plate}',
  });
  token = await registerByPhone(portal, phone);
  await me('PATCH', '/user/client/', { email: 'ana@exemplo.pt' });
  user = String((await me('GET', '/user/client/'))['user_id']);
  const hours = [2, 3].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/experts/rui', { name: 'Rui' });
  await provider('PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60, expert_ids: ['rui'], payment: 12.5 },
  });
  item = String(Object((await me('POST', '/items/', { specs }))['item']).id);
  const form = await pictureForm(['image']);
  await portal.call('POST', `/main/items/${item}/images/`, { token, form });
  await portal.backend.pool.query("update items set fo_id = 'V-308'");
});
afterAll(() => portal.close());

const me = async (method: string, path: string, json?: unknown) =>
  (await portal.call(method, `/main${path}`, { token, json })).body;
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const asked = async (time: string, more: object = {}) => {
  const json = { customer, item_id: item, service_ids: ['revisao'], date: '2026-06-16', time };
  return String((await provider('POST', '/appointments', { ...json, ...more }))['id']);
};
const booked = async (time: string, more: object = {}) => {
  const services = [{ id: 'revisao', observation: 'Ouve-se a travar' }];
  const json = { item_id: item, services, date: '2026-06-16', time, ...more };
  return String((await me('POST', '/schedule', json))['appointmentId']);
};
const opened = async (more: object) =>
  String((await provider('POST', '/works', { customer, item_id: item, ...more }))['id']);
const agenda = async () => v.parse(appointmentsSchema, await me('GET', '/appointments'));
const details = async (id: string) =>
  v.parse(workDetailsSchema, await me('GET', `/services/${id}/`));
const signed = expect.stringMatching(/^\/api\/main\/media\/\w+\/\w+\?expires=\d+&signature=/);
const token_cal = expect.stringMatching(/^\S+$/);

test('an appointment of the agenda carries what was agreed [APT-01] [APT-07] [DET-16] [ENT-04]', async () => {
  const id = await booked('10:00');
  await provider('POST', `/appointments/${id}`, {
    reschedule: { date: '2026-06-17', time: '11:00' },
  });
  await provider('POST', `/appointments/${id}`, { confirmed: true });
  const [pending] = (await agenda()).pending;
  const { id: company } = Object((await me('GET', '/config'))['company']);
  expect(pending).toEqual({
    id,
    work_id: null,
    domain,
    state: { bars: 0, name: 'Marcado' },
    date: '2026-06-17',
    time: '11:00',
    old_date: '2026-06-16',
    old_time: '10:00',
    allow_cancel: true,
    allow_move: true,
    move_refused: null,
    move: null,
    is_cancelled: false,
    cancelled_by_client: false,
    is_history: false,
    client_arrived: false,
    is_confirmed: true,
    allow_confirmation: true,
    is_group: false,
    event_type: null,
    location: 'Rua Direita 12, Leiria',
    company_id: company,
    company_logo: expect.stringMatching(/^\/api\/main\/photos\/company\/\w+-\w+\.svg$/),
    item_title: 'Peugeot 308',
    item_subtitle: '72-ZB-16',
    item_fo_id: 'V-308',
    symptoms: [
      { name: 'Revisão', obs_label: 'Observações', obs_value: 'Ouve-se a travar', price: 12.5 },
    ],
    obs: null,
    token: token_cal,
    token_cal: pending?.token,
    payment_status: 'NOT_PAID',
    payment: expect.objectContaining({ state: 'NOT_PAID', total: 12.5 }),
    feedback: null,
    shareCalendar_start_time: '2026-06-17T10:00:00.000Z',
    shareCalendar_end_time: '2026-06-17T11:00:00.000Z',
  });
  await me('POST', `/services/${id}/cancel`);
  expect((await agenda()).history[0]).toMatchObject({
    ...{ id, is_cancelled: true, cancelled_by_client: true, is_history: true },
    ...{ allow_cancel: false, allow_confirmation: false },
  });
});

test('a work carries what is known of it, line by line, with its chat and its files [ENT-05] [ENT-06] [ENT-07] [ENT-08] [ENT-09] [ENT-15] [ENT-19]', async () => {
  const id = await opened({ symptoms: [{ name: 'Travões', obs_value: 'A descer' }] });
  await provider('POST', `/works/${id}/budget`, {
    lines: [{ designation: 'Óleo', price: 40, completed: true, discount: 10 }],
  });
  await provider('POST', `/works/${id}/messages`, { message: 'Bom dia.' });
  await me('POST', `/services/${id}/readCompanyObs`);
  await me('POST', `/services/${id}/chat/add`, { message: 'Obrigada.' });
  await me('POST', `/services/${id}/editInternalObs`, { obs: 'Perguntar pela garantia.' });
  await provider('POST', `/works/${id}/payment`, { total: 36 });
  const note = new FormData();
  note.set('media', new File(['Assinado.'], 'nota.txt'));
  note.set('description', 'Orçamento assinado');
  await portal.call('POST', `/provider-api/v1/works/${id}/files`, { token: key, form: note });
  const form = await pictureForm(['media', 'thumbnail']);
  await portal.call('POST', `/main/services/${id}/media`, { token, form });
  const date = expect.stringMatching(/^2026-06-15T08:0\d:\d\d\.\d{3}Z$/);
  const work = v.parse(
    workDetailsSchema,
    await me('GET', `/services/${id}/?geoCoords=39.74,-8.80`),
  );
  expect(work).toEqual({
    id,
    collect_until: null,
    work_id: id,
    draft_work_id: null,
    item: {
      id: item,
      fo_id: 'V-308',
      title: 'Peugeot 308',
      subtitle: '72-ZB-16',
      photo: signed,
      image: signed,
      workId: id,
      users: [],
      read_specs: [
        { label: 'Marca', value: 'Peugeot' },
        { label: 'Modelo', value: '308' },
        { label: 'Matrícula', value: '72-ZB-16' },
      ],
      edit_specs: [
        { key: 'brand', label: 'Marca', type: 'text', value: 'Peugeot', options: [] },
        { key: 'model', label: 'Modelo', type: 'text', value: '308', options: [] },
        { key: 'plate', label: 'Matrícula', type: 'text', value: '72-ZB-16', options: [] },
      ],
      specs,
    },
    phase: null,
    state: { bars: 2.5, name: 'Aguarda a sua aprovação' },
    symptoms: [{ name: 'Travões', obs_label: null, obs_value: 'A descer' }],
    stages: [
      { name: 'Iniciado', at: date },
      { name: 'Aguarda aprovação', at: date },
    ],
    allow_cancel: false,
    allow_approve: true,
    allow_confirmation: false,
    is_cancelled: false,
    cancelled_by_client: false,
    is_confirmed: false,
    is_history: false,
    client_arrived: true,
    is_group: false,
    event_type: null,
    date_start: '2026-06-15',
    date_end: null,
    time: '09:00',
    time_end: null,
    old_date: null,
    old_time: null,
    schedule: null,
    feedback: null,
    client_obs: null,
    internal_obs: 'Perguntar pela garantia.',
    token: null,
    token_cal: null,
    show_invoice_button: false,
    invoice_request: null,
    invoice_count: 0,
    show_has_internal_notes_icon: true,
    exit_kms: null,
    chat: [
      { type: 'COMPANY', message: 'Bom dia.', date, read_date: date },
      { type: 'CLIENT', message: 'Obrigada.', date, read_date: null },
    ],
    meeting_url: null,
    payment: expect.objectContaining({ state: 'NOT_PAID', total: 36 }),
    earlier_payment: null,
    refunds: [],
    establishment: {
      name: 'Auto Mirante',
      address: 'Rua Direita 12, Leiria',
      phone: null,
      distance: expect.any(Number),
    },
    expert: null,
    services: [{ designation: 'Óleo', price: 40, completed: true, discount: 10 }],
    budget_version: 1,
    budget_waits: true,
    budget: expect.objectContaining({ version: 1, itemised: false, total: 36 }),
    total: 36,
    total_novat: 29.27,
    total_discount: 4,
    company_extras: [
      {
        id: expect.stringMatching(/\S/),
        url: signed,
        description: 'Orçamento assinado',
        date,
        type: 'text/plain',
        thumbnail_url: null,
      },
    ],
    client_extras: [
      {
        id: expect.stringMatching(/\S/),
        url: signed,
        description: 'segredo.jpg',
        date,
        type: 'image/jpeg',
        thumbnail_url: signed,
      },
    ],
    service_toast_state: 'EXPANDED',
    message_toast_state: 'READ',
    payment_toast_state: 'EXPANDED',
    checkoutInfo: null,
    user_id: user,
    email: 'ana@exemplo.pt',
    phone,
    share_calendar_start: null,
    share_calendar_end: null,
    isAppointment: false,
  });
  expect(work.establishment.distance).toBeGreaterThan(500);
  const paid = v.parse(paymentPageSchema, await me('GET', `/payment/${id}`));
  const { budget: _detailsOnly, collect_until: _ofDetailsToo, stages: _andThese, ...listed } = work;
  expect(paid.details).toEqual({
    ...listed,
    establishment: expect.anything(),
    item: expect.anything(),
    client_extras: expect.anything(),
    company_extras: expect.anything(),
  });
  expect(paid.details).toMatchObject({
    establishment: { name: 'Auto Mirante' },
    item: { id: item },
  });
});

test('a work that is done carries how it was handed back, its rating and its invoice [ENT-05] [ENT-12]', async () => {
  const id = await opened({
    appointment_id: await asked('14:00', { obs: 'Trazer a chave suplente.' }),
    expected_at: '2026-06-16T17:00:00Z',
  });
  await provider('POST', `/works/${id}/state`, { bars: 4, exit_kms: 84_210 });
  expect(await details(id)).toMatchObject({
    state: { bars: 4 },
    client_obs: 'Trazer a chave suplente.',
    expert: 'Rui',
    date_end: '2026-06-16',
    time_end: '18:00',
    exit_kms: 84_210,
    checkoutInfo: { date: '2026-06-16', time: '18:00', exit_kms: 84_210, paid: false },
    schedule: { id: expect.stringMatching(/^S-/), date: '2026-06-16', time: '14:00' },
  });
  await provider('POST', `/works/${id}/state`, { bars: 5 });
  const rating = { classification: 4, observation: 'Depressa e bem.' };
  await me('POST', `/services/${id}/feedback`, rating);
  expect(await details(id)).toMatchObject({
    is_history: true,
    show_invoice_button: true,
    feedback: rating,
  });
});

test('a work that was cancelled is history, and what its appointment is to be paid is the payment of the work [ENT-05]', async () => {
  const appointment_id = await asked('17:00');
  await provider('POST', `/appointments/${appointment_id}/payment`, { total: 12.5 });
  const id = await opened({ appointment_id });
  expect(await details(id)).toMatchObject({
    ...{ is_cancelled: false, is_history: false, earlier_payment: null },
    payment: { state: 'NOT_PAID', total: 12.5 },
    item: { workId: id },
  });
  await provider('POST', `/works/${id}/cancel`, {});
  expect(await details(id)).toMatchObject({
    ...{ is_cancelled: true, is_history: true },
    item: { workId: null },
  });
});

test('an appointment carries in its details what its work has not yet [ENT-05] [ENT-15]', async () => {
  const { scheduler_id, draft_work_id } = await me('POST', '/schedule/draft', { services: [] });
  const id = await booked('15:00', { scheduler_id, draft_work_id });
  const meeting_url = 'https://video.example/sala';
  await provider('POST', `/appointments/${id}`, {
    reschedule: { date: '2026-06-17', time: '16:00' },
  });
  await provider('POST', `/appointments/${id}`, { confirmed: true, meeting_url });
  await provider('POST', `/appointments/${id}/messages`, { message: 'Até amanhã.' });
  await provider('POST', `/appointments/${id}/payment`, { total: 12.5 });
  const answer = v.parse(appointmentDetailsSchema, await me('GET', `/appointments/${id}`));
  expect(answer.details).toMatchObject({
    ...{ id, work_id: null, draft_work_id, meeting_url, isAppointment: true },
    ...{ allow_cancel: true, allow_confirmation: true, is_confirmed: true },
    ...{ date_start: '2026-06-17', date_end: '2026-06-17', time: '16:00', time_end: '17:00' },
    ...{ old_date: '2026-06-16', old_time: '15:00', client_arrived: false },
    schedule: { id, date: '2026-06-17', time: '16:00' },
    ...{ message_toast_state: 'EXPANDED', payment_toast_state: 'EXPANDED' },
    state: { bars: 0 },
    establishment: { name: 'Auto Mirante' },
    services: [],
    symptoms: [{ name: 'Revisão', obs_value: 'Ouve-se a travar', price: 12.5 }],
    total: 12.5,
    total_discount: null,
    item: { id: item },
    token: answer.token,
    token_cal: answer.token,
  });
  const paid = v.parse(paymentPageSchema, await me('GET', `/payment/${id}`));
  expect(paid.details).toMatchObject({
    services: [],
    symptoms: [{ name: 'Revisão', obs_value: 'Ouve-se a travar', price: 12.5 }],
    total: 12.5,
    total_discount: null,
    item: { id: item },
    token: answer.token,
  });
  await me('POST', `/services/${id}/cancel`);
  expect(await details(id)).toMatchObject({ is_cancelled: true, is_history: true });
});

test('a notification carries whose it is, where it leads and whether it changed [ENT-17]', async () => {
  const id = await opened({});
  const list = async () =>
    v.parse(notificationsSchema, await me('GET', '/notifications')).data.all.all;
  const [newest] = await list();
  expect(newest).toEqual({
    id: expect.stringMatching(/\S/),
    read: false,
    url: `/service-details/${id}`,
    timestamp: expect.stringMatching(/^2026-06-15T08:0\d:\d\d\.\d{3}Z$/),
    changed: false,
    description: 'Peugeot 308: iniciado.',
    company_name: 'Auto Mirante',
    company_identifier: domain,
    type: 'check',
  });
  await me('PUT', `/notifications/${newest?.id}`);
  expect((await list())[0]).toMatchObject({ id: newest?.id, read: true, changed: true });
});

test('an appointment carries its group, its note, that the customer came, its rating and its work [ENT-04] [ENT-12]', async () => {
  const group = await asked('12:00', { is_group: true, obs: 'Trazer a chave suplente.' });
  expect((await agenda()).pending).toContainEqual(
    expect.objectContaining({
      ...{ id: group, is_group: true, obs: 'Trazer a chave suplente.', client_arrived: false },
    }),
  );
  await provider('POST', `/appointments/${group}`, { client_arrived: true });
  const work = await opened({ appointment_id: await asked('13:00') });
  expect((await agenda()).history).toContainEqual(
    expect.objectContaining({ work_id: work, event_type: 'RESCHEDULE' }),
  );
  await portal.backend.clock.advance(36 * 3600);
  const rating = { classification: 4, observation: 'Depressa e bem.' };
  await me('POST', `/services/${group}/feedback`, rating);
  expect((await agenda()).history).toContainEqual(
    expect.objectContaining({ id: group, client_arrived: true, feedback: rating }),
  );
});
