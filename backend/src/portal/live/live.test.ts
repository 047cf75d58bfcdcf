import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createPool } from '../../platform/database/connect.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { liveRoutes } from './routes.ts';
import { createLiveUpdates } from '../../platform/live/liveUpdates.ts';

let portal: TestBackend;
let key: string;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

interface Page {
  /** Everything that has arrived so far. */
  text(): string;
  ended: Promise<void>;
  close(): void;
}
async function open(
  headers: Record<string, string> = {},
  app: Pick<Hono, 'request'> = portal.app,
  query = '',
): Promise<Page> {
  const control = new AbortController();
  const answer = await app.request(`/main/live${query}`, {
    headers: {
      'x-forwarded-host': 'auto-mirante.localhost',
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...headers,
    },
    signal: control.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = answer.body?.getReader();
  let received = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      received += decoder.decode(part.value, { stream: true });
    }
  })();
  await expect.poll(() => received).not.toBe('');
  return { text: () => received, ended, close: () => void reader?.cancel() };
}
/** Waits until all news so far is older than every running transaction, those of other databases of the machine too: until
 * then a page may hear of it again, and of many at once by kind alone. */
async function untilSettled(): Promise<void> {
  const running = 'select 1 from live_events where xid >= pg_snapshot_xmin(pg_current_snapshot())';
  const stillRunning = async () => (await portal.backend.pool.query(running)).rowCount;
  await expect.poll(stillRunning, { timeout: 20_000 }).toBe(0);
}
beforeEach(untilSettled);
/** Opens works whose news is over, and told to an open page. */
async function openEarlier(count: number): Promise<readonly string[]> {
  const page = await open();
  const works: string[] = [];
  while (works.length < count) works.push(await openWork());
  for (const work of works) await expect.poll(page.text).toContain(work);
  page.close();
  await untilSettled();
  return works;
}
const openWork = async (phone = '+351912000001'): Promise<string> =>
  String((await asProvider(portal, key, 'POST', '/works', { customer: { phone } }))['id']);

function otherPool(): Pool {
  const { options } = portal.backend.pool;
  // The password is not among what a spread copies.
  return createPool({ ...options, password: options.password, max: 3 }, { warn: () => undefined });
}

test('a page hears of its own works and notifications, and of nobody else’s', async () => {
  const page = await open();
  const foreign = await openWork('+351912000002');
  const work = await openWork();
  await expect.poll(page.text).toContain(`event: service\ndata: {"subject":"${work}"}`);
  await expect.poll(page.text).toContain('event: notification');
  expect(page.text()).not.toContain(foreign);
  page.close();
});

test('what happened while a page was away comes when it is back [LIVE-04]', async () => {
  const page = await open();
  const first = await openWork();
  await expect.poll(page.text).toContain(first);
  const id = [...page.text().matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '';
  page.close();
  const missed = await openWork();
  const back = await open({ 'last-event-id': id });
  await expect.poll(back.text).toContain(missed);
  expect(back.text()).not.toContain('event: reset');
  back.close();
});

test('of what changed at once a page that was lost in the middle hears the rest when it is back [LIVE-04]', async () => {
  const works = await openEarlier(2);
  const page = await open();
  await expect.poll(page.text).toContain(await openWork());
  await untilSettled();
  const read = page.text().length;
  await portal.backend.pool.query('update works set exit_kms = 3 where id = any($1)', [
    works.map((work) => work.slice(2)),
  ]);
  const told = () => page.text().slice(read);
  for (const work of works) await expect.poll(told).toContain(work);
  page.close();
  const first = told().indexOf('\n\n', Math.min(...works.map((work) => told().indexOf(work))));
  const heard = told().slice(0, first);
  const other = works.find((work) => !heard.includes(work)) ?? 'another';
  const known = page.text().slice(0, read) + heard;
  const id = [...known.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '';
  const back = await open({ 'last-event-id': id });
  await expect.poll(back.text).toContain(other);
  expect(back.text()).not.toContain('event: reset');
  back.close();
});

test('a transaction that ends late is not left out [LIVE-04]', async () => {
  const slow = await portal.backend.pool.connect();
  const work = await openWork();
  await slow.query('begin');
  await slow.query('update works set exit_kms = 1 where id = $1', [work.slice(2)]);
  const page = await open();
  const other = await openWork();
  await expect.poll(page.text).toContain(other);
  const id = [...page.text().matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '';
  page.close();
  await slow.query('commit');
  slow.release();
  const back = await open({ 'last-event-id': id });
  await expect.poll(back.text).toContain(`{"subject":"${work}"}`);
  back.close();
});

test('another process hears it too [LIVE-02]', async () => {
  const pool = otherPool();
  const live = createLiveUpdates(pool, portal.backend.log);
  const page = await open({}, createApp({ ...portal.backend, pool, live }));
  const work = await openWork();
  await expect.poll(page.text).toContain(work);
  page.close();
  live.stop();
  await pool.end();
});

test('after the loss of its connection a process listens again', async () => {
  const page = await open();
  await portal.backend.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen live'`,
  );
  const work = await openWork();
  await expect.poll(page.text, { timeout: 10_000 }).toContain(work);
  page.close();
});

test('a page that was away too long is told to load everything [LIVE-04]', async () => {
  const since = (minutes: number) => `1.${Math.floor(Date.now() / 1000) - minutes * 60}`;
  for (const id of ['1.1', 'nonsense', since(61)]) {
    const page = await open({ 'last-event-id': id });
    expect(page.text()).toContain('event: reset');
    page.close();
  }
  const page = await open({ 'last-event-id': since(59) });
  expect(page.text()).not.toContain('event: reset');
  page.close();
});

test('a hint names one of six kinds and what it is about, and nothing of what changed [LIVE-03]', async () => {
  const page = await open();
  const work = await openWork();
  await asProvider(portal, key, 'POST', `/works/${work}/budget`, {
    lines: [{ designation: 'Pastilhas', price: 64, completed: false, discount: 0 }],
  });
  await asProvider(portal, key, 'POST', `/works/${work}/payment`, { total: 30 });
  await expect.poll(page.text).toContain('event: payment');
  const hints = [...page.text().matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(
    ([, kind, data = '']) => [kind, JSON.parse(data)],
  );
  for (const kind of ['service', 'budget', 'payment'])
    expect(hints).toContainEqual([kind, { subject: work }]);
  expect(hints).toContainEqual(['counters', {}]);
  expect(hints.map(([kind]) => kind)).toContain('notification');
  for (const [, data] of hints) expect(['', 'subject']).toContain(Object.keys(data).join());
  const refused = portal.backend.pool.query(
    `insert into live_events (client_id, kind, subject) values ('x', 'other', '')`,
  );
  await expect(refused).rejects.toThrow(/live_events_kind_check/);
  await portal.backend.pool.query(
    `select emit_live(id, 'waiting', 'S-1') from clients where phones @> $1`,
    [JSON.stringify([{ number: '+351912000001' }])],
  );
  await expect.poll(page.text).toContain('event: waiting\ndata: {"subject":"S-1"}');
  page.close();
});

test('counters move at every provider of a person [LIVE-02] [C-467]', async () => {
  const other = await createProvider(portal, 'clinica-do-carmo.localhost');
  const work = await asProvider(portal, other, 'POST', '/works', {
    customer: { phone: '+351912000001' },
  });
  await portal.backend.pool.query(
    `update clients set user_id = (select user_id from clients where user_id is not null and phones @> $1 limit 1)
      where user_id is null and phones @> $1`,
    [JSON.stringify([{ number: '+351912000001' }])],
  );
  const page = await open();
  await asProvider(portal, other, 'POST', `/works/${String(work['id'])}/messages`, {
    message: 'Olá',
  });
  await expect.poll(page.text).toContain('event: counters\ndata: {}');
  expect(page.text()).not.toContain('event: service');
  page.close();
});

test('what changed since a page asked for what it shows, and five seconds before, comes first, what was before does not [LIVE-04] [C-466]', async () => {
  const [before = '', justBefore = ''] = await openEarlier(2);
  await portal.backend.pool.query(
    `update live_events set at = now() - case subject when $1 then interval '4 s' else interval '9 s' end`,
    [justBefore],
  );
  const work = await openWork();
  const page = await open({}, portal.app, '?age=3');
  await expect.poll(page.text).toContain(work);
  expect(page.text()).toContain(justBefore);
  expect(page.text()).not.toContain(before);
  page.close();
  const refused = await portal.app.request('/main/live?age=9999', {
    headers: {
      'x-forwarded-host': 'auto-mirante.localhost',
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
    },
  });
  expect(refused.status).toBe(400);
});

test('of hundreds of works that changed at once a page is told by kind [LIVE-03] [C-581]', async () => {
  await portal.backend.pool.query(`update live_events set at = at - interval '1 minute'`);
  await openEarlier(9);
  const early = await open({}, portal.app, '?age=30');
  const told = () => [...early.text().matchAll(/^event: service\ndata: (.*)$/gm)];
  await expect.poll(() => told().length).toBe(2);
  expect(told().map(([, data]) => data)).toEqual(['{}', expect.stringMatching(/"A-/)]);
  await portal.backend.pool.query('update works set exit_kms = 2');
  await expect.poll(() => told().length).toBe(4);
  early.close();
});

test('an eleventh stream of a customer is refused, in each process by itself [LIVE-11] [C-465]', async () => {
  // Somebody of whom no earlier page is still being closed.
  const busy = await registerByPhone(portal, '+351912000011');
  const headers = {
    'x-forwarded-host': 'auto-mirante.localhost',
    authorization: `Bearer ${busy}`,
    accept: 'text/event-stream',
  };
  const pages = await Promise.all(Array.from({ length: 10 }, () => open(headers)));
  expect((await portal.app.request('/main/live', { headers })).status).toBe(429);
  (await open()).close();
  const pool = otherPool();
  const live = createLiveUpdates(pool, portal.backend.log);
  const there = await open(headers, createApp({ ...portal.backend, pool, live }));
  live.stop();
  await there.ended;
  await pool.end();
  pages[0]?.close();
  await expect
    .poll(async () => {
      const answer = await portal.app.request('/main/live', { headers });
      await answer.body?.cancel();
      return answer.status;
    })
    .toBe(200);
  for (const page of pages) page.close();
});

test('needs a session, and a client that understands streams', async () => {
  expect((await portal.call('GET', '/main/live')).status).toBe(401);
  expect((await portal.call('GET', '/main/live', { token })).status).toBe(406);
});

test('a process that ends closes its streams', async () => {
  const pool = otherPool();
  const live = createLiveUpdates(pool, portal.backend.log);
  const page = await open({}, createApp({ ...portal.backend, pool, live }));
  live.stop();
  await page.ended;
  await pool.end();
});

test('a session that ended ends its stream although events keep coming [LIVE-11]', async () => {
  const leaving = await registerByPhone(portal, '+351912000077');
  const page = await open(
    { authorization: `Bearer ${leaving}` },
    createApp(portal.backend, liveRoutes(portal.backend, 300)),
  );
  await portal.call('POST', '/main/user/logout', { token: leaving });
  let isOver = false;
  void page.ended.then(() => (isOver = true));
  await expect
    .poll(
      async () => {
        await openWork('+351912000077');
        return isOver;
      },
      { interval: 50, timeout: 10_000 },
    )
    .toBe(true);
});

test('a session that was ended from another device ends its stream within one beat, also where something happens just before it [ACC-02] [LIVE-11]', async () => {
  const beat = 3000;
  const leaving = await registerByPhone(portal, '+351912000078');
  const page = await open(
    { authorization: `Bearer ${leaving}` },
    createApp(portal.backend, liveRoutes(portal.backend, beat)),
  );
  const opened = performance.now();
  const ended = page.ended.then(() => performance.now());
  await portal.call('POST', '/main/user/logout', { token: leaving });
  await expect
    .poll(() => performance.now() - opened, { interval: 50, timeout: beat })
    .toBeGreaterThan(beat * 0.6);
  await openWork('+351912000078');
  expect((await ended) - opened).toBeLessThan(beat * 1.5);
});

test('a stream of the portal looks at its session within 20 s, and ends with what happens then [ACC-02] [C-474] [LIVE-11]', async () => {
  const leaving = await registerByPhone(portal, '+351912000079');
  const page = await open({ authorization: `Bearer ${leaving}` });
  await portal.call('POST', '/main/user/logout', { token: leaving });
  const real = performance.now.bind(performance);
  const begun = real();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + 19_500);
  try {
    await openWork('+351912000079');
    await page.ended;
  } finally {
    clock.mockRestore();
  }
  // Nothing but the clock is 20 s on: what ended it is what happened, and no beat of its own.
  expect(performance.now() - begun).toBeLessThan(19_000);
});
