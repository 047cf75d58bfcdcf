import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readQueues } from '../../../../platform/jobs/readQueues.ts';
import { deliverMessages } from '../../../../platform/messaging/deliverMessages.ts';
import { queueMessage } from '../../../../platform/messaging/queueMessage.ts';
import { operatorCookie } from '../../../../testing/calls/callOperation.ts';
import { createProvider } from '../../../../testing/calls/createProvider.ts';
import { startTestCarrier, type TestCarrier } from '../../../../testing/imitations/testCarrier.ts';
import { createTestBackend, type TestBackend } from '../../../../testing/testBackend.ts';

const PAGE = '/operations/queues';
let portal: TestBackend;
let carrier: TestCarrier;
let cookie = '';
beforeAll(async () => {
  carrier = await startTestCarrier();
  portal = await createTestBackend({ PORTAL_SMS_WEBHOOK_URL: carrier.url });
  await createProvider(portal, 'auto-mirante.localhost');
  cookie = await operatorCookie(portal);
});
beforeEach(() =>
  portal.backend.pool.query(
    'truncate rollout_alerts, outgoing_messages, webhook_endpoints cascade',
  ),
);
afterAll(async () => {
  await portal.close();
  await carrier.stop();
});

async function ask(path: string, form?: Record<string, string>, as = cookie) {
  const answer = await portal.app.request(path, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { cookie: as },
    body: form && new URLSearchParams(form),
  });
  const text = (await answer.text()).replaceAll(/\s+/g, ' ');
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return { status: answer.status, to: answer.headers.get('location'), text, words };
}
const giveUpAlert = (id: string) =>
  portal.backend.pool.query(
    `insert into rollout_alerts (id, type, remote, data, at, state, tries, next_try_at, last_error)
     values ($1, 'canary.halted', 'mf-booking', '{}', $2, 'FAILED', 9, $2, 'It answered 500 to ana@exemplo.pt.')`,
    [id, portal.backend.clock.now()],
  );
const alerts = async () =>
  (await portal.backend.pool.query('select id, state, tries from rollout_alerts order by id')).rows;
async function stateOf(name: string) {
  const states = await readQueues(portal.backend.database, portal.backend.clock.now());
  return states.find((queue) => queue.name === name);
}

test('the page says what waits, runs, was tried and was given up, with reasons and no person', async () => {
  const { backend } = portal;
  const { rows } = await backend.pool.query<{ id: string }>('select id from companies');
  const owner = { companyId: rows[0]?.id ?? '', clientId: null };
  for (const to of ['+351912000001', '+351912000002', '+351912000003'])
    await queueMessage(backend.database, backend, owner, { channel: 'sms', to, text: 'Segredo' });
  await backend.clock.advance(120);
  expect(await stateOf('messages')).toMatchObject({ waiting: 3, running: 0, failed: 0 });
  expect((await stateOf('messages'))?.oldest).toBeGreaterThanOrEqual(120);
  const { words } = await ask(PAGE);
  expect(words).toContain('SMS, e-mails and news to devices 3 0 0 2 min 0');

  const goOn = carrier.hold();
  carrier.answerWith(503, 400, 200);
  const delivering = deliverMessages(backend);
  await expect.poll(async () => (await stateOf('messages'))?.running).toBe(3);
  goOn();
  await delivering;
  expect(await stateOf('messages')).toMatchObject({
    waiting: 0,
    running: 0,
    retrying: 1,
    failed: 1,
  });
  const after = await ask(PAGE);
  expect(after.words).toContain('SMS, e-mails and news to devices 0 0 1 – 1');
  expect(after.words).toContain('1 tries · The SMS webhook answered 400.');
  for (const secret of ['Segredo', '91200000']) expect(after.text).not.toContain(secret);
  // Its words are gone: nothing can be sent again.
  expect(after.text).not.toContain('/messages/retry');
  expect((await ask(`${PAGE}/messages/retry`, { id: 'x' })).status).toBe(404);

  await giveUpAlert('one');
  const shown = await ask(PAGE);
  expect(shown.words).toContain('canary.halted one');
  expect(shown.words).toContain('It answered 500 to [hidden]');
  expect(shown.text).not.toContain('ana@exemplo.pt');
});

test('what was given up is tried again once, after a question, and noted', async () => {
  await giveUpAlert('one');
  await giveUpAlert('two');
  const question = await ask(`${PAGE}/alerts/retry?id=one`);
  expect(question.words).toContain('Try this again?');
  expect(question.text).toContain('name="id" value="one"');
  expect((await alerts())[0]).toMatchObject({ state: 'FAILED' });

  const [first, second] = await Promise.all([
    ask(`${PAGE}/alerts/retry`, { id: 'one' }),
    ask(`${PAGE}/alerts/retry`, { id: 'one' }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([303, 409]);
  expect((await ask(first.to ?? second.to ?? '')).words).toContain('It is tried again.');
  expect(await alerts()).toEqual([
    { id: 'one', state: 'PENDING', tries: 0 },
    { id: 'two', state: 'FAILED', tries: 9 },
  ]);
  expect((await ask(`${PAGE}/alerts/drop`, { id: 'one' })).status).toBe(409);
  expect((await ask(`${PAGE}/alerts/drop`, { id: 'two' })).to).toBe(`${PAGE}?done=drop`);
  expect(await alerts()).toEqual([{ id: 'one', state: 'PENDING', tries: 0 }]);
  const { rows } = await portal.backend.pool.query(
    `select actor || ' ' || action || ' ' || subject as line from mgmt_actions
     where subject like 'alerts %' order by sequence`,
  );
  expect(rows).toEqual([
    { line: 'Ana had a job tried again alerts one' },
    { line: 'Ana dropped a job alerts two' },
  ]);
  for (const path of [`${PAGE}/nothing/retry`, `${PAGE}/invoices/drop`])
    expect((await ask(path, { id: 'one' })).status).toBe(404);
});

test('who reads sees no buttons, and changes nothing; who is nobody sees nothing', async () => {
  await giveUpAlert('one');
  const { body } = await portal.call('POST', '/mgmt/operators', {
    token: portal.adminToken,
    json: { name: 'Eva', role: 'release' },
  });
  const entered = await portal.app.request('/operations/login', {
    method: 'POST',
    body: new URLSearchParams({ name: 'x', token: String(body['token']), next: PAGE }),
  });
  expect(entered.headers.get('location')).toBe(
    `/operations/login?${new URLSearchParams({ next: PAGE }).toString()}`,
  );
  const own = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { text, status } = await ask(PAGE, undefined, own);
  expect([status, text.includes('canary.halted'), text.includes('Try again')]).toEqual([
    200,
    true,
    false,
  ]);
  expect((await ask(`${PAGE}/alerts/retry?id=one`, undefined, own)).status).toBe(403);
  for (const action of ['retry', 'drop'])
    expect((await ask(`${PAGE}/alerts/${action}`, { id: 'one' }, own)).status).toBe(403);
  expect(await alerts()).toEqual([{ id: 'one', state: 'FAILED', tries: 9 }]);
  const nobody = await ask(PAGE, undefined, '');
  expect([nobody.status, nobody.text.includes('canary')]).toEqual([401, false]);
  expect((await ask('/operations/rollouts')).text).toContain(`href="${PAGE}"`);
});

test('an endpoint that is paused is named, and makes its queue no older', async () => {
  const { pool, clock } = portal.backend;
  const now = clock.now();
  await pool.query(
    `with made as (insert into webhook_endpoints (id, company_id, name, url, secret, events, created_at, updated_at)
       select 'e', id, 'agenda', 'https://exemplo.pt', 'secret', '{booking.created}', $1, $1 from companies returning id, company_id)
     insert into webhook_pauses (endpoint_id, company_id, failed_turns, until)
       select id, company_id, 4, $1::timestamptz + interval '5 minutes' from made`,
    [now],
  );
  await pool.query(
    `select emit_webhook(id, 'booking.created', 'S-1', $1::timestamptz - interval '1 hour', '{}') from companies`,
    [now],
  );
  expect(await stateOf('webhook_deliveries')).toMatchObject({ waiting: 1, oldest: 0 });
  expect((await ask(PAGE)).words).toContain('auto-mirante.localhost: agenda 4 turns in vain');
  await pool.query('delete from webhook_pauses');
  expect((await stateOf('webhook_deliveries'))?.oldest).toBeGreaterThan(3500);
});
