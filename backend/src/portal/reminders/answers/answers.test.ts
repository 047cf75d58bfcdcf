import { liteLinkSchema } from '@portal/api/company/liteLink';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { dumpTables } from '../../../testing/database/dumpTables.ts';
import { givenPaid } from '../../../testing/calls/givenPaid.ts';
import { lastCode } from '../../../testing/calls/registerByPhone.ts';
import { createReminderWorld, type ReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());
const at = (day: string, time: string) => lisbonInstant(day, time);
const policy = { prepayment: 'full', free_until_hours: 48, late_percent: 40, no_show_percent: 100 };
let world: ReminderWorld;
beforeEach(async () => {
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
});

/** Opens the link of the newest reminder to a contact. */
async function openLink(contact = world.phone) {
  const texts = (await readOutbox(portal.backend.database, contact)).map(({ text }) => text);
  const links = texts.flatMap((text) => /https?:\S+&s=R\S*/.exec(text) ?? []);
  const address = new URL(links[0] ?? '');
  const key = address.searchParams.get('token_cal') ?? address.searchParams.get('token') ?? '';
  const path = `/calendar/customer/links?key=${key}`;
  const { token, id } = v.parse(
    liteLinkSchema,
    (await portal.call('GET', path, { domain: world.domain })).body,
  );
  const call = (method: string, action: string, json?: unknown, of = id) =>
    portal.call(method, `/calendar/customer/showcase/${of}${action}`, {
      ...{ domain: world.domain, json },
      headers: { 'X-Client-Token': token },
    });
  return { address, id, call };
}
/** Books, and comes to the minute after the reminder, which names it. */
async function remind(channel: 'sms' | 'email' = 'sms') {
  await world.rules({ channels: [channel], text: 'Lembrete de {hora}: {ligação}' });
  const id = await world.book('2027-07-14', '15:00');
  await world.at(at('2027-07-13', '15:01'));
  return id;
}
const isCancelled = async (id: string) => {
  const query = 'select cancelled_by_client as by_client from appointments where id = $1';
  return (await portal.backend.pool.query(query, [id.slice(2)])).rows[0].by_client;
};
async function askAndProve({ call }: Awaited<ReturnType<typeof openLink>>) {
  expect((await call('POST', '/code', {})).body).toEqual({
    sent_to: `••• ••• ${world.phone.slice(-3)}`,
  });
  const code = await lastCode(portal, world.phone);
  return String((await call('POST', '/code/validate', { code })).body['proof']);
}

test('a reminder leads to its page, which offers its answers and changes nothing however often it is opened [REM-11] [C-670]', async () => {
  const id = await remind();
  const before = await dumpTables(portal.backend.pool);
  const { address, call } = await openLink();
  expect(address.pathname).toBe('/client/service-details-lite');
  expect([...address.searchParams.keys()]).toEqual(['token_cal', 's', 't']);
  expect(address.searchParams.get('s')).toBe('R');
  const shown = await call('GET', '');
  expect(shown.body).toMatchObject({
    code: 1,
    details: { id, allow_cancel: false },
    reminder: { decline: true, sms_to: `••• ••• ${world.phone.slice(-3)}` },
  });
  expect((await call('GET', '/cancel-terms')).body).toMatchObject({ paid: 0, message: null });
  await openLink();
  // As previews and scanners of mail look.
  const key = address.searchParams.get('token_cal') ?? '';
  const link = `/calendar/customer/links?key=${key}`;
  expect((await portal.call('HEAD', link, { domain: world.domain })).status).toBe(200);
  expect((await call('HEAD', '')).status).toBe(200);
  for (const method of ['HEAD', 'GET'])
    for (const action of ['/confirm', '/decline'])
      expect((await call(method, action)).status).toBeGreaterThanOrEqual(404);
  expect(await dumpTables(portal.backend.pool)).toEqual(before);
});

test('the link of a message that tells of a stage is none of a reminder [REM-11] [C-670]', async () => {
  await world.rules({ event: 'work.state', bars: 3, lead_minutes: 0, text: '{ligação}' });
  const customer = { phone: world.phone };
  const id = String((await world.provider('POST', '/works', { customer }))['id']);
  await world.provider('POST', `/works/${id}/state`, { bars: 3, name: 'Em reparação' });
  await world.at(at('2027-07-12', '10:05'));
  const [message] = await readOutbox(portal.backend.database, world.phone);
  const address = new URL(/https?:\S+/.exec(message?.text ?? '')?.[0] ?? '');
  expect(address.searchParams.get('s')).toBe('C');
  const key = address.searchParams.get('token') ?? '';
  const { token } = v.parse(
    liteLinkSchema,
    (await portal.call('GET', `/calendar/customer/links?key=${key}`, { domain: world.domain }))
      .body,
  );
  const asked = { domain: world.domain, headers: { 'X-Client-Token': token } };
  const shown = await portal.call('GET', `/main/showcase/work/${id}`, asked);
  expect(shown.body).toMatchObject({ details: { id } });
  expect(shown.body).not.toHaveProperty('reminder');
  const stop = `/calendar/customer/showcase/${id}/stop-sms`;
  expect((await portal.call('POST', stop, { ...asked, json: {} })).status).toBe(403);
});

test('confirming twice is thanked for twice, and what was cancelled says so [REM-16] [C-672]', async () => {
  const id = await remind();
  const { call } = await openLink();
  for (let tap = 0; tap < 2; tap += 1)
    expect(await call('POST', '/confirm')).toMatchObject({
      ...{ status: 200, body: { message: 'Obrigado. A sua presença está confirmada.' } },
    });
  await world.provider('POST', `/appointments/${id}`, { cancelled: true });
  expect((await call('POST', '/confirm')).body).toMatchObject({
    ...{ http_code: 409, body: 'Esta marcação foi cancelada.' },
  });
});

test.each([
  ['cancelled', "cancelled_at = now(), cancel_reason = 'CUSTOMER'", 'Esta marcação foi cancelada.'],
  [
    'moved',
    `during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day')`,
    'A hora desta marcação mudou entretanto. Veja a nova hora e confirme-a.',
  ],
])(
  'what is %s while it is being confirmed is neither thanked for nor told [REM-16] [C-672]',
  async (_how, change, said) => {
    const id = await remind();
    const { call } = await openLink();
    const { pool } = portal.backend;
    await world.provider('PUT', '/webhooks/agenda', {
      ...{ url: 'https://example.test/hook', secret: 'a secret of the provider that is long' },
    });
    const rows = async (query: string) => (await pool.query(query, [id.slice(2)])).rows;
    const told = () =>
      rows(`select description from notifications where url like '%' || $1 || '%'`);
    const before = await told();
    const other = await pool.connect();
    await other.query('begin');
    await other.query(`update appointments set ${change}, updated_at = now() where id = $1`, [
      id.slice(2),
    ]);
    const confirming = call('POST', '/confirm');
    await vi.waitFor(async () => {
      const waiting = await pool.query('select 1 from pg_locks where not granted');
      expect(waiting.rowCount).toBeGreaterThan(0);
    });
    await other.query('commit');
    other.release();
    expect((await confirming).body).toMatchObject({ http_code: 409, body: said });
    expect(await rows('select confirmed_at from appointments where id = $1')).toEqual([
      { confirmed_at: null },
    ]);
    expect(await told()).toEqual(before);
    const events = await rows(`select type from webhook_events where subject = 'S-' || $1`);
    expect(events).not.toContainEqual({ type: 'booking.confirmed' });
  },
);

test('who cannot come says so with the key of the reminder, and of no other link [REM-12] [C-670]', async () => {
  const id = await remind();
  const { call } = await openLink();
  const other = await world.book('2027-07-15', '15:00');
  expect((await call('POST', '/decline', { kept: 0 }, other)).status).toBe(404);
  expect((await call('POST', '/decline', { kept: 0 })).body).toMatchObject({
    message: 'Marcação cancelada.',
  });
  expect(await isCancelled(id)).toBe(true);
  // Said twice it is what is so.
  expect((await call('POST', '/decline', {})).status).toBe(200);
  expect((await call('GET', '')).body).toMatchObject({ reminder: { decline: false } });
  expect((await call('POST', '/confirm')).body).toMatchObject({
    http_code: 409,
    body: 'Esta marcação foi cancelada.',
  });
  const link = await world.provider('POST', '/links', { id: other });
  const found = await portal.call('GET', `/calendar/customer/links?key=${String(link['key'])}`, {
    domain: world.domain,
  });
  const headers = { 'X-Client-Token': String(found.body['token']) };
  const path = `/calendar/customer/showcase/${other}`;
  const asked = { domain: world.domain, headers };
  for (const action of ['decline', 'stop-sms'])
    expect((await portal.call('POST', `${path}/${action}`, { ...asked, json: {} })).status).toBe(
      403,
    );
  expect((await portal.call('POST', `${path}/code`, { ...asked, json: {} })).status).toBe(409);
  expect((await portal.call('GET', path, asked)).body).not.toHaveProperty('reminder');
  expect(await isCancelled(other)).toBe(false);
});

test('where something was paid the code comes first, and nothing is kept unseen [REM-12] [C-671] [POL-08]', async () => {
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'), {
    support_equipment: false,
  });
  await world.provider('PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60, payment: 20 },
  });
  await world.provider('PUT', '/policy', policy);
  await world.provider('PUT', '/settings', {
    withdrawal: { right: 'excluded', reason: 'Serviço de saúde.' },
  });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await world.provider('PUT', '/hours', { hours });
  await world.rules({ text: '{ligação}' });
  const json = { services: [{ id: 'revisao' }], date: '2027-07-14', time: '15:00' };
  const booked = await world.mine('POST', '/schedule', json);
  const id = String(booked.body['appointmentId']);
  await givenPaid(portal, id, 2000);
  await world.at(at('2027-07-13', '15:01'));
  const link = await openLink();
  expect((await link.call('GET', '/cancel-terms')).body).toMatchObject({
    ...{ paid: 20, refund: 12, kept: 8 },
    message:
      'Se cancelar agora, devolvemos 12,00\u00a0€ dos 20,00\u00a0€ que pagou, porque faltam menos de 48\u00a0horas.',
  });
  for (const proof of [undefined, 'x', `${id}.${'a'.repeat(40)}`])
    expect((await link.call('POST', '/decline', { kept: 8, proof })).body).toMatchObject({
      ...{ http_code: 403, reason: 'CODE_REQUIRED' },
    });
  const proof = await askAndProve(link);
  for (const kept of [0, undefined])
    expect((await link.call('POST', '/decline', { kept, proof })).body).toMatchObject({
      ...{ http_code: 409, reason: 'TERMS_CHANGED', terms: { kept: 8 } },
    });
  expect(await isCancelled(id)).toBe(false);
  expect((await link.call('POST', '/decline', { kept: 8, proof })).status).toBe(200);
  expect(await isCancelled(id)).toBe(true);
  const { rows } = await portal.backend.pool.query(
    'select r.amount_cents from payment_refunds r join payments p on p.id = r.payment_id where p.subject = $1',
    [id],
  );
  expect(rows).toEqual([{ amount_cents: 1200 }]);
});

test('the proof of another appointment’s reminder cancels nothing that was paid [REM-12] [C-671]', async () => {
  await remind();
  const first = await openLink();
  const proof = await askAndProve(first);
  const id = await world.book('2027-07-16', '15:00');
  await world.at(at('2027-07-15', '15:01'));
  await givenPaid(portal, id, 2000);
  const second = await openLink();
  expect(second.id).toBe(id);
  expect((await second.call('POST', '/decline', { kept: 0, proof })).status).toBe(403);
});

test('the page of an SMS ends SMS to the number that it went to, that of an e-mail has no such choice [REM-10] [C-669]', async () => {
  await remind();
  const { call } = await openLink();
  await portal.backend.pool.query(
    `update clients set phones = jsonb_build_array(jsonb_build_object('number', '+351939999999', 'primary', true))
      from companies where companies.id = company_id and domain = $1`,
    [world.domain],
  );
  expect((await call('POST', '/stop-sms', {})).body).toMatchObject({
    message: 'Auto Mirante: não receberá mais lembretes por SMS.',
  });
  const stops = await portal.backend.pool.query(
    'select s.phone from sms_stops s join companies on companies.id = company_id where domain = $1',
    [world.domain],
  );
  expect(stops.rows).toEqual([{ phone: world.phone }]);
  expect((await call('POST', '/stop-sms', {})).status).toBe(200);
  expect((await call('GET', '')).body).toMatchObject({ reminder: { sms_to: null } });
  // The page has said it; an SMS is for a reply.
  const received = await readOutbox(portal.backend.database, world.phone);
  expect(received.filter(({ text }) => text.includes('não receberá mais'))).toEqual([]);

  await world.addEmail(`marta@${world.domain}`);
  await world.rules({ channels: ['email'], text: '{ligação}' });
  await world.book('2027-07-16', '15:00');
  await world.at(at('2027-07-15', '15:01'));
  const mail = await openLink(`marta@${world.domain}`);
  expect((await mail.call('GET', '')).body).toMatchObject({ reminder: { sms_to: null } });
  expect((await mail.call('POST', '/stop-sms', {})).status).toBe(409);
});

test('the page of a reminder of a work that came by SMS has the same choice, after which no reminder goes there [REM-10]', async () => {
  const { phone } = world;
  await world.rules(
    { event: 'budget.waiting', lead_minutes: 1440, text: '{ligação}' },
    { text: 'Lembrete de {hora}' },
  );
  const work = await world.provider('POST', '/works', { customer: { phone } });
  await world.provider('POST', `/works/${String(work['id'])}/budget`, {
    jobs: [
      {
        title: 'Travões',
        labour: [{ designation: 'Mão de obra', price: 100, vat_rate: 23 }],
      },
    ],
  });
  await world.at(at('2027-07-13', '10:01'));
  const { id, call } = await openLink();
  expect(id).toBe(work['id']);
  expect((await call('GET', '')).body).toMatchObject({
    reminder: { decline: false, sms_to: `••• ••• ${phone.slice(-3)}` },
  });
  expect((await call('POST', '/stop-sms', {})).body).toMatchObject({
    message: 'Auto Mirante: não receberá mais lembretes por SMS.',
  });
  await world.book('2027-07-15', '15:00');
  await world.at(at('2027-07-14', '15:01'));
  expect(await world.messages()).toContainEqual(
    expect.objectContaining({
      state: 'skipped',
      skips: [{ channel: 'sms', reason: 'STOPPED' }],
    }),
  );
});
