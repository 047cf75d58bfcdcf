import { notificationsSchema } from '@portal/api/account/notification';
import { conversationsSchema } from '@portal/api/provider/conversations';
import { workSchema, worksSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
let hour = 8;
const customer = { phone: '912000001' };

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  token = await registerByPhone(portal, '+351912000001');
  const hours = [{ weekday: 2, opens: '09:00', closes: '18:00' }];
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
});
afterAll(() => portal.close());

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/main${path}`, { token, json });
const later = () => portal.backend.clock.moveTo(new Date(portal.backend.clock.now().getTime() + 1));
const details = async (id: string) =>
  v.parse(workSchema, (await me('GET', `/services/${id}/`)).body);
const saidOf = async (id: string) => (await details(id)).chat.map(({ message }) => message);
const unreadIn = async (id: string) =>
  (await details(id)).chat.filter(({ read_date }) => read_date === null).length;
const conversations = async () =>
  v.parse(conversationsSchema, await provider('GET', '/conversations')).conversations;
const write = async (id: string, message: string) => {
  await later();
  expect((await me('POST', `/services/${id}/chat/add`, { message })).status).toBe(200);
};
const answer = async (id: string, message: string) => {
  await later();
  const kind = id.startsWith('A-') ? 'works' : 'appointments';
  await provider('POST', `/${kind}/${id}/messages`, { message });
};
async function book(): Promise<string> {
  hour += 1;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const json = { customer, service_ids: ['revisao'], date: '2026-06-16' };
  return String((await provider('POST', '/appointments', { ...json, time }))['id']);
}
const open = async (id: string) =>
  String((await provider('POST', '/works', { customer, appointment_id: id }))['id']);

test('a work goes on with the conversation and the note of its appointment, in its details and in lists [DET-14] [DET-15] [C-962]', async () => {
  const appointment = await book();
  await write(appointment, 'O portão é o azul');
  await answer(appointment, 'Combinado, traga a fatura');
  await me('POST', `/services/${appointment}/editInternalObs`, { obs: 'Pedir recibo' });
  const id = await open(appointment);
  await write(id, 'Cheguei');
  const { works } = v.parse(worksSchema, (await me('GET', '/services/active')).body);
  for (const work of [await details(id), works.find((one) => one.id === id)]) {
    const said = work?.chat.map(({ message }) => message);
    expect(said).toEqual(['O portão é o azul', 'Combinado, traga a fatura', 'Cheguei']);
    expect(work?.internal_obs).toBe('Pedir recibo');
    // What was unread at the appointment is unread here.
    expect(work?.message_toast_state).toBe('EXPANDED');
  }
  const shown = await provider('GET', `/works/${id}`);
  expect(JSON.stringify(shown['chat'])).toContain('O portão é o azul');
  expect(JSON.stringify(shown)).not.toContain('Pedir recibo');
  await answer(id, 'Já vamos');
});

test('the note of the appointment is changed and removed as the work’s own, and seen as such [DET-54] [OFF-08] [C-962]', async () => {
  const appointment = await book();
  const save = (id: string, obs: string, seen?: string[]) =>
    me('POST', `/services/${id}/editInternalObs`, { obs, seen });
  await save(appointment, 'Pneus');
  const id = await open(appointment);
  expect((await save(id, 'Luzes', [''])).body).toMatchObject({ note: 'Pneus' });
  expect((await save(id, 'Luzes', ['Pneus'])).status).toBe(200);
  expect((await details(id)).internal_obs).toBe('Luzes');
  // One that was written at the appointment and waited for network.
  expect((await save(appointment, 'Óleo', ['Pneus'])).body).toMatchObject({ note: 'Luzes' });
  expect((await save(appointment, 'Óleo', ['Luzes'])).status).toBe(200);
  expect((await details(id)).internal_obs).toBe('Óleo');
  await save(id, '');
  expect((await details(id)).internal_obs).toBeNull();

  const other = await book();
  await save(other, 'Velas');
  const second = await open(other);
  await save(second, '');
  expect((await details(second)).internal_obs).toBeNull();
});

test('whoever answers the appointment answers the work, and reading there reads both [C-797] [DET-47] [C-962]', async () => {
  const appointment = await book();
  await write(appointment, 'Quanto fica?');
  await answer(appointment, 'Já lhe digo');
  await write(appointment, 'E hoje ainda?');
  const id = await open(appointment);
  await write(id, 'Fica pronto?');
  const [one, ...more] = await conversations();
  expect(more).toEqual([]);
  expect(one?.id).toBe(id);
  expect(one?.messages.map(({ message }) => message)).toEqual([
    'Quanto fica?',
    'Já lhe digo',
    'E hoje ainda?',
    'Fica pronto?',
  ]);
  await answer(appointment, 'Sim, às 17:00');
  expect(await conversations()).toEqual([]);
  expect((await saidOf(id)).at(-1)).toBe('Sim, às 17:00');
  expect((await details(id)).message_toast_state).toBe('EXPANDED');
  const bell = async () =>
    v
      .parse(notificationsSchema, (await me('GET', '/notifications')).body)
      .data.all.all.filter(({ type, url }) => type === 'message' && url.includes(id.slice(2)));
  expect(await bell()).toMatchObject([{ read: false }]);
  expect(await unreadIn(id)).toBe(2);
  expect((await me('POST', `/services/${id}/readCompanyObs`)).status).toBe(200);
  expect(await unreadIn(id)).toBe(0);
  expect((await details(id)).message_toast_state).toBe('READ');
  const all = v.parse(notificationsSchema, (await me('GET', '/notifications')).body).data.all.all;
  const ofBoth = all.filter(({ url }) => url.endsWith(id) || url.endsWith(appointment));
  expect(ofBoth.filter(({ type, read }) => type === 'message' && !read)).toEqual([]);
});

test('that no answer is needed is said of both, by either id [C-797] [C-962]', async () => {
  const appointment = await book();
  await write(appointment, 'Obrigada');
  const id = await open(appointment);
  await write(id, 'Até logo');
  await provider('POST', `/conversations/${id}/read`, {});
  expect(await conversations()).toEqual([]);
  await write(id, 'Adeus');
  await provider('POST', `/conversations/${appointment}/read`, {});
  expect(await conversations()).toEqual([]);
});

test('what is sent to the appointment after that is said in the work, also when its hour is over [OFF-03] [C-962]', async () => {
  const appointment = await book();
  const { body } = await me('GET', `/appointments/${appointment}`);
  const id = await open(appointment);
  const byCalendar = await portal.call(
    'POST',
    `/calendar/customer/appointment/${appointment}/chat/add`,
    { headers: { 'X-Client-Token': String(body['token']) }, json: { message: 'Estou à porta' } },
  );
  expect(byCalendar.status).toBe(200);
  await portal.backend.clock.moveTo(new Date('2026-06-17T08:00:00Z'));
  await write(appointment, 'Está alguém?');
  expect(await saidOf(id)).toEqual(['Estou à porta', 'Está alguém?']);
  expect(await conversations()).toMatchObject([{ id }]);
});

test('open pages of the work hear of a line that was still added to its appointment [LIVE-02] [C-962]', async () => {
  const { pool } = portal.backend;
  const { rows } = await pool.query<{ id: string; appointment: string }>(
    "select 'A-' || id as id, 'S-' || appointment_id as appointment from works limit 1",
  );
  const [work] = rows;
  await pool.query('delete from live_events');
  await pool.query(
    `insert into chat_entries (company_id, subject, author, message, sent_at)
     select company_id, 'S-' || appointment_id, 'COMPANY', 'Olá', now() from works where 'A-' || id = $1`,
    [work?.id],
  );
  const heard = await pool.query<{ subject: string }>(
    "select subject from live_events where kind = 'service'",
  );
  const subjects = heard.rows.map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([work?.id, work?.appointment].toSorted());
});
