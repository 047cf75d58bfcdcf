import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { processExists } from './platform/database/embedded/claimFolder.ts';
import {
  freePort,
  startBackendProcess,
  untilHealthy,
  type BackendProcess,
} from './testing/backendProcess.ts';

// Three starts of a whole process each, on machines that may be busy.
const timeout = 120_000;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-backend-test-'));
const started: BackendProcess[] = [];

function start(port: number, variables: Record<string, string> = {}): BackendProcess {
  const running = startBackendProcess(port, { PORTAL_DATA_DIR: folder, ...variables });
  started.push(running);
  return running;
}

afterEach(async () => {
  for (const running of started.splice(0)) await running.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'starts, keeps the shifted clock over a restart, and ends in order with its database on SIGTERM',
  { timeout },
  async () => {
    const first = start(await freePort());
    await untilHealthy(first);
    const moved = await fetch(`http://127.0.0.1:${first.port}/dev/clock`, {
      method: 'POST',
      body: JSON.stringify({ now: '2027-03-28T00:30:00Z' }),
    });
    expect(await moved.json()).toMatchObject({
      now: expect.stringContaining('2027-03-28T00:30:0'),
    });
    const postmaster = Number(
      readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    expect(processExists(postmaster)).toBe(false);
    const second = start(await freePort());
    await untilHealthy(second);
    expect(await (await fetch(`http://127.0.0.1:${second.port}/health`)).json()).toMatchObject({
      now: expect.stringContaining('2027-03-28T00:3'),
    });
  },
);

test(
  'says in one sentence that the folder or the port is taken, and how to go on',
  { timeout },
  async () => {
    const first = start(await freePort());
    await untilHealthy(first);
    const sameFolder = await start(await freePort()).ended;
    expect(sameFolder.code).toBe(1);
    expect(sameFolder.output).toMatch(/in use by process \d+.*PORTAL_DATA_DIR/);
    const other = mkdtempSync(path.join(tmpdir(), 'portal-backend-test-'));
    const samePort = await start(first.port, { PORTAL_DATA_DIR: other }).ended;
    rmSync(other, { recursive: true, force: true });
    expect(samePort.code).toBe(1);
    expect(samePort.output).toMatch(/Port \d+ is in use.*PORTAL_BACKEND_PORT/);
    expect((await fetch(`http://127.0.0.1:${first.port}/health`)).status).toBe(200);
  },
);

test('has no development calls in production', { timeout }, async () => {
  const running = start(await freePort(), {
    PORTAL_ENVIRONMENT: 'production',
    PORTAL_SMS_WEBHOOK_URL: 'http://127.0.0.1:9',
    PORTAL_SMTP_URL: 'smtp://127.0.0.1:9',
    PORTAL_MAIL_FROM: 'a@b.pt',
    PORTAL_SUPPORT_EMAIL: 'apoio@exemplo.pt',
    PORTAL_PAYMENT_SECRET: 'a secret of the operator that is long',
  });
  await untilHealthy(running);
  for (const route of ['/dev/outbox', '/dev/outbox.json', '/dev/clock']) {
    expect((await fetch(`http://127.0.0.1:${running.port}${route}`)).status).toBe(404);
  }
});
