import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createPool } from '../../platform/database/connect.ts';
import { createProvider } from '../../testing/createProvider.ts';
import { registerByPhone } from '../../testing/registerByPhone.ts';
import { asProvider } from '../../testing/asProvider.ts';
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
): Promise<Page> {
  const control = new AbortController();
  const answer = await app.request('/main/live', {
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

test('what happened while a page was away comes when it is back', async () => {
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

test('a transaction that ends late is not left out', async () => {
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

test('another process hears it too', async () => {
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

test('a page that was away too long is told to load everything', async () => {
  for (const id of ['1.1', 'nonsense']) {
    const page = await open({ 'last-event-id': id });
    expect(page.text()).toContain('event: reset');
    page.close();
  }
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

test('a session that ended ends its stream although events keep coming', async () => {
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

test('a session that was ended from another device ends its stream within one beat, also where something happens just before it [ACC-02]', async () => {
  const beat = 1500;
  const leaving = await registerByPhone(portal, '+351912000078');
  const page = await open(
    { authorization: `Bearer ${leaving}` },
    createApp(portal.backend, liveRoutes(portal.backend, beat)),
  );
  const opened = performance.now();
  await portal.call('POST', '/main/user/logout', { token: leaving });
  await expect
    .poll(() => performance.now() - opened, { interval: 50, timeout: beat })
    .toBeGreaterThan(beat * 0.6);
  await openWork('+351912000078');
  await page.ended;
  expect(performance.now() - opened).toBeLessThan(beat * 1.5);
});
