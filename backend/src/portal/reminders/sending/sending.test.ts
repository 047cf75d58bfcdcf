import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { databaseOn } from '../../../platform/database/database.ts';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { createReminderWorld, type ReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';
import { planChanges } from '../planning/planChanges.ts';
import { warnOfCeiling } from '../reports/warnOfCeiling.ts';
import { sendDue } from './sendDue.ts';

const portal = await createTestBackend();
const { backend } = portal;
afterAll(() => portal.close());

let world: ReminderWorld;
const at = (day: string, time: string) => lisbonInstant(day, time);
beforeEach(async () => {
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
});
const isReminder = (text: string) => text.startsWith('lembrete');
const received = async (to = world.phone) =>
  (await readOutbox(backend.database, to)).filter(({ text }) => isReminder(text));
const text = 'lembrete {hora}';
const rule = { lead_minutes: 1440, text } as const;
const states = async () =>
  (await world.messages()).map(({ state, reason, channel, skips }) => ({
    state,
    reason,
    channel,
    skips,
  }));

test('of several processes that look at the same time each message is sent by one, once, and not again after a restart [REM-04]', async () => {
  await world.rules(rule);
  const hours = Array.from(
    { length: 12 },
    (_, index) => `${String(index + 9).padStart(2, '0')}:00`,
  );
  for (const hour of hours) await world.book('2027-07-15', hour);
  // Two plan the same changes as well, as after one that ended before it said that it was done.
  await backend.pool.query(
    'insert into reminder_changes (company_id, subject, at) select company_id, subject, at from reminder_changes',
  );
  const second = { ...backend, database: databaseOn(portal.startSecondProcess().pool) };
  await Promise.all([planChanges(backend), planChanges(second)]);
  await backend.clock.moveTo(at('2027-07-14', '20:30'));
  await Promise.all([sendDue(backend), sendDue(second), sendDue(backend), sendDue(second)]);
  await sendDue(second);
  expect((await received()).map(({ text: said }) => said).toSorted()).toEqual(
    hours.map((hour) => `lembrete ${hour}`).toSorted(),
  );
  await backend.pool.query(
    `insert into reminder_changes (company_id, subject, at)
     select company_id, 'S-' || id, created_at from appointments`,
  );
  await planChanges(backend);
  await sendDue(backend);
  expect(await received()).toHaveLength(hours.length);
});

test('the database has one place for each rule, subject and start [REM-04]', async () => {
  await world.rules(rule);
  await world.book('2027-07-15', '10:00');
  await planChanges(backend);
  const copy = backend.pool.query(
    `insert into planned_messages (id, company_id, client_id, rule_id, subject, occasion, event_at, known_at, wanted_at, due_at, created_at)
     select id || 'x', company_id, client_id, rule_id, subject, occasion, event_at, known_at, wanted_at, due_at, created_at
     from planned_messages where subject in (select subject from planned_messages order by created_at desc limit 1)`,
  );
  await expect(copy).rejects.toThrow(/planned_messages_rule_id_subject_occasion_key/);
});

test('a version of a budget and a payment are told of once by each rule, whatever plans and sends, another version anew [REM-04] [C-663]', async () => {
  const lead = { lead_minutes: 1440, text: 'lembrete {valor}' };
  await world.rules({ event: 'budget.waiting', ...lead }, { event: 'payment.due', ...lead });
  const customer = { phone: world.phone };
  const create = async () => String((await world.provider('POST', '/works', { customer }))['id']);
  const [offered, due] = [await create(), await create()];
  const post = (price: number) =>
    world.provider('POST', `/works/${offered}/budget`, {
      lines: [{ designation: 'Pastilhas', price, discount: 0, completed: false }],
    });
  const demand = (time: string) =>
    world.provider('POST', `/works/${due}/payment`, {
      total: 20,
      valid_until: at('2027-07-15', time).toISOString(),
    });
  await post(64);
  await demand('18:00');
  const again = () =>
    backend.pool.query(
      `insert into reminder_changes (company_id, subject, at)
       select id, subject, $3 from companies, unnest($1::text[]) subject where domain = $2`,
      [[offered, due, offered, due], world.domain, backend.clock.now()],
    );
  await again();
  const second = { ...backend, database: databaseOn(portal.startSecondProcess().pool) };
  const run = async () => {
    await Promise.all([planChanges(backend), planChanges(second)]);
    await Promise.all([sendDue(backend), sendDue(second), sendDue(backend), sendDue(second)]);
  };
  await run();
  await backend.clock.moveTo(at('2027-07-14', '18:30'));
  await run();
  const told = async () => (await received()).map(({ text: said }) => said).toSorted();
  expect(await told()).toEqual(['lembrete 20,00\u00a0€', 'lembrete 64,00\u00a0€']);
  // Planned once more, and with another deadline, it is the same version and the same payment.
  await again();
  await demand('20:00');
  await run();
  await backend.clock.moveTo(at('2027-07-15', '17:00'));
  await run();
  expect(await told()).toHaveLength(2);
  await post(100);
  await run();
  await backend.clock.moveTo(at('2027-07-16', '17:30'));
  await run();
  expect(await told()).toContain('lembrete 100,00\u00a0€');
  expect(await told()).toHaveLength(3);
});

test('a stage that is said twice is told twice; that something waits to be collected is told once [REM-04] [C-663]', async () => {
  await world.rules(
    { event: 'work.state', bars: 4, lead_minutes: 0, text: 'lembrete {estado}' },
    { event: 'work.ready', lead_minutes: 1440, text: 'lembrete {serviço}' },
  );
  const customer = { phone: world.phone };
  const { id } = await world.provider('POST', '/works', { customer });
  const say = async (time: string) => {
    await world.at(at('2027-07-12', time));
    await world.provider('POST', `/works/${String(id)}/state`, { bars: 4 });
  };
  await say('11:00');
  await say('12:00');
  const told = async () => (await received()).map(({ text: said }) => said).toReversed();
  expect(await told()).toEqual(['lembrete controlo final', 'lembrete controlo final']);
  await world.at(at('2027-07-13', '11:05'));
  await world.at(at('2027-07-13', '12:05'));
  await world.at(at('2027-07-14', '12:05'));
  expect((await told()).slice(2)).toHaveLength(1);
});

test('to a number that nobody proved go six reminders of appointments an hour, to a proven one all [REM-04] [C-668]', async () => {
  await world.rules(rule);
  await world.provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 5 });
  const times = ['10:00', '10:05', '10:10', '10:15', '10:20', '10:25', '10:30'];
  for (const time of times) await world.book('2027-07-15', time);
  await world.at(at('2027-07-14', '10:40'));
  expect(await received()).toHaveLength(7);

  for (const time of times) await world.book('2027-07-22', time);
  const stranger = '+351913999999';
  await backend.pool.query(
    'update clients set phones = $1 from companies where companies.id = company_id and domain = $2',
    [JSON.stringify([{ number: stranger, primary: true }]), world.domain],
  );
  await world.at(at('2027-07-21', '10:40'));
  expect(await received(stranger)).toHaveLength(6);
  expect(await states()).toContainEqual({
    ...{ state: 'skipped', reason: 'NO_CHANNEL', channel: null },
    skips: [{ channel: 'sms', reason: 'LIMIT' }],
  });
});

test('what would go at night goes in the evening or in the morning; e-mail goes when it is wanted [REM-06]', async () => {
  await world.addEmail(`marta@${world.domain}`);
  const [sms] = await world.rules(
    { ...rule, lead_minutes: 120 },
    { ...rule, lead_minutes: 120, channels: ['email'] },
  );
  expect(sms?.channels).toEqual(['sms']);
  await world.book('2027-07-14', '09:00');
  await world.book('2027-07-15', '23:30');
  const mails = () => received(`marta@${world.domain}`);
  await world.at(at('2027-07-13', '20:54'));
  expect([await received(), await mails()]).toEqual([[], []]);
  await world.at(at('2027-07-13', '20:55'));
  expect((await received()).map(({ text: said }) => said)).toEqual(['lembrete 09:00']);
  await world.at(at('2027-07-14', '06:59'));
  expect(await mails()).toEqual([]);
  await world.at(at('2027-07-14', '07:01'));
  expect((await mails()).map(({ text: said }) => said)).toEqual(['lembrete 09:00\n']);
  await world.at(at('2027-07-15', '21:31'));
  expect([await received(), await mails()].map((all) => all.length)).toEqual([1, 2]);
  // The morning after would come behind the appointment.
  await world.at(at('2027-07-16', '08:01'));
  expect(await received()).toHaveLength(1);
  expect(await states()).toContainEqual({
    state: 'skipped',
    reason: 'TOO_LATE',
    channel: null,
    skips: [],
  });
});

test('whoever was away in the evening sends nothing at night [REM-06]', async () => {
  await world.rules({ ...rule, lead_minutes: 120 });
  await world.book('2027-07-14', '09:00');
  await planChanges(backend);
  await world.at(at('2027-07-13', '21:30'));
  await world.at(at('2027-07-14', '07:59'));
  expect(await received()).toEqual([]);
  await world.at(at('2027-07-14', '08:00'));
  expect(await received()).toHaveLength(1);
});

test('what is planned of an hour that is no more is not sent, whoever planned it last [REM-05]', async () => {
  await world.rules(rule);
  const id = await world.book('2027-07-15', '10:00');
  await planChanges(backend);
  const reschedule = { date: '2027-07-16', time: '11:00' };
  await world.provider('POST', `/appointments/${id}`, { reschedule });
  // As whoever looked before the move, and wrote after it, leaves it.
  await backend.pool.query("update planned_messages set state = 'planned' where subject = $1", [
    id,
  ]);
  await world.at(at('2027-07-14', '10:01'));
  expect(await received()).toEqual([]);
  await world.at(at('2027-07-15', '11:01'));
  expect((await received()).map(({ text: said }) => said)).toEqual(['lembrete 11:00']);
});

test('the first channel of the rule is used that the customer has and allows [REM-07]', async () => {
  await world.rules({ ...rule, channels: ['push', 'email', 'sms'] });
  await world.book('2027-07-15', '10:00');
  await world.at(at('2027-07-14', '10:00'));
  expect(await received()).toHaveLength(1);
  expect(await states()).toEqual([
    {
      ...{ state: 'sent', reason: null, channel: 'sms' },
      skips: [
        { channel: 'push', reason: 'NO_DEVICE' },
        { channel: 'email', reason: 'NO_CONTACT' },
      ],
    },
  ]);
  await world.addEmail(`marta@${world.domain}`);
  await world.book('2027-07-16', '10:00');
  await world.at(at('2027-07-15', '10:00'));
  expect(
    [await received(), await received(`marta@${world.domain}`)].map(({ length }) => length),
  ).toEqual([1, 1]);
});

test('a channel that the customer switched off brings no reminder, the next one does, and none when all are off [REM-07] [REM-09]', async () => {
  const mailbox = `marta@${world.domain}`;
  await world.addEmail(mailbox);
  await world.rules({ ...rule, channels: ['email', 'sms'] });
  const counts = async () =>
    [await received(mailbox), await received()].map(({ length }) => length);
  const allow = (channels: object) => world.mine('PUT', '/user/client/channels', channels);
  await allow({ email: false });
  await world.book('2027-07-15', '10:00');
  await world.at(at('2027-07-14', '10:00'));
  expect(await counts()).toEqual([0, 1]);
  const off = [
    { channel: 'email', reason: 'OFF' },
    { channel: 'sms', reason: 'OFF' },
  ];
  expect(await states()).toEqual([
    { state: 'sent', reason: null, channel: 'sms', skips: off.slice(0, 1) },
  ]);
  await allow({ sms: false });
  await world.book('2027-07-16', '10:00');
  await world.at(at('2027-07-15', '10:00'));
  expect(await counts()).toEqual([0, 1]);
  expect(await states()).toContainEqual({
    ...{ state: 'skipped', reason: 'NO_CHANNEL', channel: null },
    skips: off,
  });
  await allow({ email: true });
  await world.book('2027-07-17', '10:00');
  await world.at(at('2027-07-16', '10:00'));
  expect(await counts()).toEqual([1, 1]);
});

test('above the month’s ceiling reminders skip SMS; the provider hears of it once at 80 % and once at 100 % [REM-08]', async () => {
  const settings = { sms_monthly_ceiling: 5, sms_price: 0.05 };
  await world.provider('PUT', '/settings', settings);
  await world.rules(rule);
  const usage = () => world.provider('GET', '/messages/usage');
  const start = await usage();
  expect(start).toMatchObject({
    month: '2027-07',
    ceiling: 5,
    sms: { messages: 0 },
    codes: { messages: 1 },
    sms_price: 0.05,
  });
  // Each booking by the provider is told by SMS as well.
  await world.book('2027-07-15', '10:00');
  await world.book('2027-07-15', '11:00');
  await world.book('2027-07-15', '12:00');
  const mails = async () => {
    await warnOfCeiling(backend);
    const all = await readOutbox(backend.database, `geral@${world.domain}`);
    return all.map(({ subject }) => subject).toReversed();
  };
  expect(await mails()).toEqual([]);
  await world.at(at('2027-07-14', '10:05'));
  expect(await mails()).toEqual(['Auto Mirante: 80 % dos SMS deste mês']);
  await world.at(at('2027-07-14', '12:05'));
  expect(await received()).toHaveLength(2);
  const last = 'Auto Mirante: limite de SMS deste mês atingido';
  expect(await mails()).toEqual(['Auto Mirante: 80 % dos SMS deste mês', last]);
  expect(await mails()).toHaveLength(2);
  expect(await states()).toContainEqual({
    ...{ state: 'skipped', reason: 'CEILING', channel: null },
    skips: [{ channel: 'sms', reason: 'CEILING' }],
  });
  await world.book('2027-07-15', '16:00');
  await world.at(at('2027-07-14', '16:05'));
  expect(await received()).toHaveLength(2);
  // A code is sent all the same, and counted apart.
  await backend.clock.moveTo(at('2027-07-14', '16:30'));
  const json = { phone: world.phone, platform: 'WEB' };
  expect(
    (await portal.call('POST', '/main/user/phone', { domain: world.domain, json })).status,
  ).toBe(200);
  const { sms, codes, notices, reminders, cost } = Object(await usage());
  expect([sms.messages, notices.messages, reminders.messages, codes.messages]).toEqual([
    6, 4, 2, 2,
  ]);
  expect((await readOutbox(backend.database, world.phone))[0]?.text).toMatch(/^\d{6} /);
  expect(sms.parts).toBe(notices.parts + reminders.parts);
  // Ceiling and cost count different things.
  expect(sms.parts).toBeGreaterThan(sms.messages);
  expect(cost).toBe(Math.round((sms.parts + codes.parts) * 5) / 100);
  expect(await world.provider('GET', '/messages/usage?month=2027-06')).toMatchObject({
    sms: { messages: 0 },
  });
  // Another month of Lisbon begins.
  await world.book('2027-08-02', '10:00');
  await world.at(at('2027-08-01', '10:01'));
  expect(await received()).toHaveLength(3);
});

test('with a ceiling of none no reminder goes by SMS, and a hundred thousand is the highest [REM-08]', async () => {
  await world.provider('PUT', '/settings', { sms_monthly_ceiling: 100_000 });
  await world.provider('PUT', '/settings', { sms_monthly_ceiling: 0 });
  await world.rules(rule);
  await world.book('2027-07-15', '10:00');
  await world.at(at('2027-07-14', '10:05'));
  expect(await received()).toEqual([]);
  expect(await states()).toMatchObject([{ state: 'skipped', reason: 'CEILING' }]);
});

test.each([0, 60])(
  'what tells of a stage, %i minutes after it, is sent above the ceiling [REM-08] [C-666]',
  async (lead_minutes) => {
    await world.provider('PUT', '/settings', { sms_monthly_ceiling: 0 });
    const stage = { event: 'work.state', bars: 3, lead_minutes } as const;
    await world.rules({ ...stage, text: 'lembrete {estado}' }, rule);
    await world.book('2027-07-13', '13:00');
    const customer = { phone: world.phone };
    const { id } = await world.provider('POST', '/works', { customer });
    const state = { bars: 3, name: 'Em reparação' };
    await world.provider('POST', `/works/${String(id)}/state`, state);
    await world.at(at('2027-07-12', '13:05'));
    expect((await received()).map(({ text: said }) => said)).toEqual(['lembrete em reparação']);
  },
);

test('who passes 80 and 100 % at once is told of the later one alone [REM-08] [C-666]', async () => {
  await world.provider('PUT', '/settings', { sms_monthly_ceiling: 1 });
  await world.book('2027-07-15', '10:00');
  for (let turn = 0; turn < 2; turn += 1) {
    await warnOfCeiling(backend);
    const all = await readOutbox(backend.database, `geral@${world.domain}`);
    expect(all.map(({ subject }) => subject)).toEqual([
      'Auto Mirante: limite de SMS deste mês atingido',
    ]);
  }
});

test('the month of the ceiling begins at midnight in Lisbon [REM-08]', async () => {
  const notices = async (month: string) =>
    Object(await world.provider('GET', `/messages/usage${month}`)).notices.messages;
  await world.provider('PUT', '/settings', { sms_monthly_ceiling: 1 });
  await world.rules({ ...rule, lead_minutes: 60 });
  const warnings = async () => {
    for (let turn = 0; turn < 2; turn += 1) await warnOfCeiling(backend);
    const mails = await readOutbox(backend.database, `geral@${world.domain}`);
    return mails.map(({ subject }) => subject);
  };
  const reached = 'Auto Mirante: limite de SMS deste mês atingido';
  await backend.clock.moveTo(at('2027-07-31', '23:59'));
  await world.book('2027-08-10', '10:00');
  expect([await notices(''), await notices('?month=2027-07')]).toEqual([1, 1]);
  expect(await warnings()).toEqual([reached]);
  // In UTC it is July still.
  await backend.clock.moveTo(at('2027-08-01', '00:01'));
  expect([await notices(''), await notices('?month=2027-07')]).toEqual([0, 1]);
  expect(await warnings()).toEqual([reached]);
  await world.book('2027-08-10', '11:00');
  expect(await Promise.all(['', '?month=2027-08', '?month=2027-07'].map(notices))).toEqual([
    1, 1, 1,
  ]);
  // Each month has e-mails of its own.
  expect(await warnings()).toEqual([reached, reached]);
});

test.each([
  ['negative', { sms_monthly_ceiling: -1 }],
  ['too high', { sms_monthly_ceiling: 100_001 }],
  ['of parts', { sms_monthly_ceiling: 1.5 }],
])('a ceiling that is %s is refused [REM-08]', async (_what, json) => {
  const answer = await portal.call('PUT', '/provider-api/v1/settings', { token: world.key, json });
  expect(answer.status).toBe(400);
  expect(Object((await world.provider('GET', '/provider'))['settings'])).toMatchObject({
    sms_monthly_ceiling: 500,
  });
});

test('the provider’s list says what became of each message, without a word of it, in pages and by filters [REM-13]', async () => {
  const [one] = await world.rules({ ...rule, text: 'lembrete segredo {ligação}' });
  const ids = [await world.book('2027-07-15', '10:00'), await world.book('2027-07-16', '10:00')];
  await world.at(at('2027-07-14', '10:01'));
  const all = await world.messages();
  expect(all).toHaveLength(2);
  const sent = await world.messages('?state=sent');
  expect(sent).toMatchObject([
    {
      ...{ rule_id: one?.id, event: 'appointment.upcoming', subject: ids[0], channel: 'sms' },
      ...{ state: 'sent', reason: null, sent_at: expect.stringMatching(/^2027-07-14T09:01/) },
    },
  ]);
  expect(await world.messages(`?subject=${ids[1]}`)).toMatchObject([
    { state: 'planned', sent_at: null },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/segredo|token|[0-9]{9}/);
  const page = await world.provider('GET', '/messages?limit=1');
  const next = await world.provider('GET', `/messages?limit=1&cursor=${String(page['next'])}`);
  expect([Object(page).messages, Object(next).messages].flat()).toEqual(all);
  expect(next['next']).toBeNull();
  const other = await createReminderWorld(portal, at('2027-07-14', '11:00'));
  expect(await other.messages()).toEqual([]);
  const refused = await portal.call('GET', '/provider-api/v1/messages?state=lost', {
    token: world.key,
  });
  expect(refused.status).toBe(400);
});
