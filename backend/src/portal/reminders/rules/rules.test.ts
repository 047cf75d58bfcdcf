import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { createReminderWorld, type ReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());

let world: ReminderWorld;
beforeEach(async () => {
  world = await createReminderWorld(portal, new Date('2027-07-12T09:00:00Z'));
});

const rule = {
  ...{ event: 'appointment.upcoming', lead_minutes: 60, channels: ['sms', 'email'] },
  text: 'Até já. {ligação}',
};
const put = (rules: unknown) =>
  portal.call('PUT', '/provider-api/v1/reminders', { token: world.key, json: { rules } });
const presets = async () => Object(await world.provider('GET', '/reminders')).rules;

test('a provider reads and replaces its table of rules, and nobody else’s [REM-01]', async () => {
  const other = await createReminderWorld(portal, new Date('2027-07-12T09:00:00Z'));
  const state = {
    event: 'work.state',
    bars: 3,
    lead_minutes: 0,
    channels: ['push'],
    text: 'Em curso.',
  };
  const { status, body } = await put([rule, { ...state, active: false }]);
  expect(status).toBe(200);
  const id = expect.stringMatching(/^\w+$/);
  expect(body['rules']).toEqual([
    { id, ...rule, active: true },
    { id, ...state, active: false },
  ]);
  expect(await presets()).toEqual(body['rules']);
  const [first, second] = Object(body).rules;
  const changed = await put([second, { ...first, text: 'Até logo.' }]);
  expect(changed.body['rules']).toEqual([second, { ...first, text: 'Até logo.' }]);
  expect(Object(await other.provider('GET', '/reminders')).rules).toHaveLength(9);
  expect((await put([{ ...first, id: `${first.id}x` }])).status).toBe(400);
  const [ofOther] = Object(await other.provider('PUT', '/reminders', { rules: [rule] })).rules;
  expect((await put([{ ...first, id: ofOther.id }])).status).toBe(400);
  expect(Object(await other.provider('GET', '/reminders')).rules).toEqual([ofOther]);
  expect((await put([first, first])).status).toBe(400);
  const events = ['work.ready', 'budget.waiting', 'payment.due'];
  expect((await put(events.map((event) => ({ ...rule, event })))).status).toBe(200);
  expect((await put([])).body).toEqual({ rules: [] });
  expect(await presets()).toEqual([]);
});

test.each([
  ['an unknown event', { event: 'appointment.past' }],
  ['no channel', { channels: [] }],
  ['an unknown channel', { channels: ['fax'] }],
  ['a channel twice', { channels: ['sms', 'sms'] }],
  ['a stage without its event', { event: 'work.state' }],
  ['an unknown stage', { event: 'work.state', bars: 6 }],
  ['a lead before time', { lead_minutes: -1 }],
  ['a broken lead', { lead_minutes: 1.5 }],
])('%s is refused [REM-01]', async (_what, wrong) => {
  const before = await presets();
  expect((await put([{ ...rule, ...wrong }])).status).toBe(400);
  expect(await presets()).toEqual(before);
});

test('there are at most thirty rules [REM-01]', async () => {
  expect((await put(Array.from({ length: 30 }, () => rule))).status).toBe(200);
  expect((await put(Array.from({ length: 31 }, () => rule))).status).toBe(400);
});

test('who never said any has the presets [REM-02]', async () => {
  const rules: { event: string; lead_minutes: number; bars?: number }[] = await presets();
  expect(rules.map(({ event, lead_minutes, bars }) => [event, lead_minutes / 60, bars])).toEqual([
    ['appointment.upcoming', 24, undefined],
    ['appointment.upcoming', 2, undefined],
    ['work.state', 0, 5],
    ['work.state', 0, 5],
    ['work.ready', 24, undefined],
    ['work.ready', 7 * 24, undefined],
    ['budget.waiting', 24, undefined],
    ['budget.waiting', 72, undefined],
    ['payment.due', 24, undefined],
  ]);
  const any = ['push', 'email', 'sms'];
  expect(rules).toMatchObject(
    [any, any, ['sms'], ['email'], any, any, any, any, any].map((channels) => ({
      ...{ channels, active: true, text: expect.stringContaining('{ligação}') },
    })),
  );
  expect(await presets()).toEqual(rules);
});

test('nothing is collected of a clinic that never said any, nor planned of a patient’s work [REM-02] [C-968]', async () => {
  const clinic = await createProvider(portal, 'clinica.localhost', { vertical: 'health' });
  const call = (method: string, path: string, json?: object) =>
    asProvider(portal, clinic, method, path, json);
  const read = async () =>
    v.parse(
      v.object({ rules: v.array(v.object({ id: v.string(), event: v.string() })) }),
      await call('GET', '/reminders'),
    ).rules;
  const before = await read();
  expect(new Set(before.map(({ event }) => event))).toEqual(
    new Set(['appointment.upcoming', 'work.state', 'budget.waiting', 'payment.due']),
  );
  const { id } = await call('POST', '/works', { customer: { phone: '912000001' } });
  for (const bars of [4, 5]) await call('POST', `/works/${String(id)}/state`, { bars });
  const { rows } = await portal.backend.pool.query(
    `select count(*)::int as ready from reminder_rules join companies on companies.id = company_id
      where domain = 'clinica.localhost' and event = 'work.ready'`,
  );
  expect(rows).toEqual([{ ready: 0 }]);
  expect(await read()).toEqual(before);
});

test('stages are told as before there were rules: the completed one by SMS and e-mail, the others in the bell [REM-02]', async () => {
  await world.addEmail('marta@exemplo.pt');
  const customer = { phone: world.phone };
  const item_specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const { id } = await world.provider('POST', '/works', { customer, item_specs });
  const sent = async () => [
    ...(await readOutbox(portal.backend.database, world.phone)),
    ...(await readOutbox(portal.backend.database, 'marta@exemplo.pt')),
  ];
  const before = (await sent()).length;
  const { pool } = portal.backend;
  const bell = async () => {
    const { rows } = await pool.query('select 1 from notifications where url like $1', [
      `%${String(id)}`,
    ]);
    return rows.length;
  };
  const rung = await bell();
  for (const bars of [1, 2, 2.5, 3, 4])
    await world.provider('POST', `/works/${String(id)}/state`, { bars });
  expect(await bell()).toBe(rung + 5);
  expect(await sent()).toHaveLength(before);
  await world.provider('POST', `/works/${String(id)}/state`, { bars: 5, name: 'Entregue' });
  const link = String.raw`http://${world.domain}:\d+/client/service-details-lite\?token=[\w-]+&s=C&t=0&feedback=t`;
  const title = (await world.mine('GET', `/services/${String(id)}/`)).body['item'];
  const name = Object(title).title;
  const [sms, ...others] = await readOutbox(portal.backend.database, world.phone);
  expect(sms?.text).toMatch(new RegExp(`^Auto Mirante: ${name}: entregue\\. ${link}$`));
  const [mail, ...mails] = await readOutbox(portal.backend.database, 'marta@exemplo.pt');
  expect(mail?.subject).toBe('Auto Mirante: serviço concluído');
  expect(mail?.text).toMatch(
    new RegExp(
      `^O seu serviço está concluído\\.\n\n${name}\nAuto Mirante\n\nVeja os detalhes e dê a sua opinião em:\n${link}\n$`,
    ),
  );
  expect(others.length + mails.length).toBe(before);
  // What was imported of the past is told to nobody.
  const past = await world.provider('POST', '/works', { customer, item_specs });
  const at = '2027-07-01T09:00:00Z';
  await world.provider('POST', `/works/${String(past['id'])}/state`, { bars: 5, at });
  expect(await sent()).toHaveLength(before + 2);
});

test('a text has 320 characters and the placeholders that there are; an unknown one is named [REM-03]', async () => {
  const all = '{nome} {prestador} {serviço} {data} {hora} {valor} {ligação}';
  expect((await put([{ ...rule, text: all.padEnd(320, '.') }])).status).toBe(200);
  expect((await put([{ ...rule, text: all.padEnd(321, '.') }])).status).toBe(400);
  expect((await put([{ ...rule, text: '' }])).status).toBe(400);
  const { status, body } = await put([rule, { ...rule, text: 'Olá {apelido}' }]);
  expect([status, body['message'], body['field']]).toEqual([
    400,
    'There is no placeholder {apelido}.',
    'rules.1.text',
  ]);
});

test('a telephone number in what may go by SMS is refused with its field; by other channels it is the provider’s own word [LAW-03] [C-897]', async () => {
  const text = 'Dúvidas? Ligue 912 345 678. {ligação}';
  const before = await presets();
  const { status, body } = await put([rule, { ...rule, text }]);
  expect([status, body['message'], body['field']]).toEqual([
    400,
    'The number 912 345 678 may not stand in an SMS: use {ligação}.',
    'rules.1.text',
  ]);
  expect(await presets()).toEqual(before);
  expect((await put([{ ...rule, channels: ['push', 'email'], text }])).status).toBe(200);
});

test('the preview draws each channel with example data, and counts the parts of an SMS [REM-03]', async () => {
  await put([
    {
      ...rule,
      channels: ['push', 'email', 'sms'],
      text: '{nome}, {prestador}: {serviço} {data} {hora} {valor}',
    },
    { ...rule, channels: ['sms'], text: 'x'.repeat(161) },
    { ...rule, channels: ['sms'], text: `{ligação}` },
    ...[3, 5].map((bars) => ({
      ...{ ...rule, event: 'work.state', bars, channels: ['sms'] },
      text: '{serviço} {estado} {ligação}',
    })),
    { ...rule, channels: ['sms'], text: 'ç'.repeat(71) },
  ]);
  const { rules } = await world.provider('GET', '/reminders/preview');
  const text = 'Marta, Auto Mirante: Revisão 13\u00a0jul. 09:30 123,00\u00a0€';
  expect(rules).toMatchObject([
    {
      event: 'appointment.upcoming',
      channels: [
        { channel: 'push', title: 'Auto Mirante', text: 'Tem uma novidade.' },
        { channel: 'email', subject: 'Auto Mirante: lembrete da sua marcação', text: `${text}\n` },
        { channel: 'sms', text, parts: 1 },
      ],
    },
    { channels: [{ parts: 2 }] },
    { channels: [{ text: expect.stringMatching(/^http.*token_cal=.*s=R&t=0$/), parts: 1 }] },
    {
      channels: [
        { text: expect.stringMatching(/^Peugeot 308 em curso http.*token=.*s=C&t=0$/), parts: 1 },
      ],
    },
    {
      channels: [
        { text: expect.stringMatching(/^Peugeot 308 concluído http.*s=C&t=0&feedback=t$/) },
      ],
    },
    { channels: [{ parts: 2 }] },
  ]);
});
