import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import {
  freePort,
  startBackendProcess,
  untilHealthy,
  type BackendProcess,
} from '../../testing/backendProcess.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { databaseUrl } from '../../testing/database/databaseUrl.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-killed-'));
/** Ids of the deliveries that arrived; they are left without an answer until the process is dead. */
const arrived: string[] = [];
let answers = false;
const listener = createServer((request, response) => {
  arrived.push(String(request.headers['x-portal-delivery']));
  if (answers) response.writeHead(200).end();
});
let portal: TestBackend;
let other: BackendProcess;
let key = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    secret: 'a secret of the provider that is long',
  });
  other = startBackendProcess(await freePort(), {
    DATABASE_URL: databaseUrl(portal.backend.pool),
    PORTAL_DATA_DIR: folder,
    PORTAL_ADMIN_TOKEN: portal.adminToken,
    PORTAL_LOG_LEVEL: 'silent',
  });
  await untilHealthy(other);
});
afterAll(async () => {
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
  await other.stop();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what a killed process was telling is told by another once its lease is over, under the same id', async () => {
  const { pool, clock } = portal.backend;
  await pool.query(
    `select emit_webhook(id, 'booking.created', 'S-' || number, $1::timestamptz, '{}')
     from companies, generate_series(1, 6) number`,
    [clock.now()],
  );
  // One turn of it is under way; the rest waits.
  await expect.poll(() => arrived.length).toBe(4);
  other.child.kill('SIGKILL');
  await other.ended;
  const begun = [...arrived];
  answers = true;
  arrived.length = 0;
  // What it did not hold is anybody's.
  expect(await deliverWebhooks(portal.backend)).toBe(2);
  expect(arrived.some((id) => begun.includes(id))).toBe(false);
  await clock.advance(61);
  expect(await deliverWebhooks(portal.backend)).toBe(4);
  expect(arrived.slice(2).toSorted()).toEqual(begun.toSorted());
  const { rows } = await pool.query('select state, tries from webhook_deliveries order by tries');
  expect(rows).toEqual([1, 1, 2, 2, 2, 2].map((tries) => ({ state: 'DELIVERED', tries })));
});
