import { serve } from '@hono/node-server';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../../testing/data/aPdf.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const page = readFileSync(new URL('../../../../docs/provider-api.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, script = '']) => script);
const folder = mkdtempSync(path.join(tmpdir(), 'portal-examples-'));
let portal: TestBackend;
let key: string;

beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  // The dates in the examples lie a little after this one.
  await portal.call('POST', '/dev/clock', {
    token: portal.adminToken,
    json: { now: '2026-11-23T09:00:00Z' },
  });
  await askForInvoice();
  await askToWait();
  await portal.call('POST', '/main/legal/withdrawals', {
    json: { name: 'Ana Marques', contract: 'Revisão', email: 'ana@exemplo.pt' },
  });
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888888' } })
    .jpeg()
    .toFile(path.join(folder, 'pastilhas.jpg'));
  writeFileSync(path.join(folder, 'fatura.pdf'), aPdf());
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What stands open at the provider when the examples begin. */
async function askForInvoice(): Promise<void> {
  const phone = '+351912000008';
  const token = await registerByPhone(portal, phone);
  const { id } = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  await asProvider(portal, key, 'POST', `/works/${String(id)}/state`, { bars: 5 });
  const email = 'ana@exemplo.pt';
  await portal.call('PATCH', '/main/user/client/', { token, json: { email } });
  const json = { emails: [email] };
  const asked = await portal.call('POST', `/main/services/${String(id)}/invoice`, { token, json });
  expect(asked.status).toBe(200);
}

/** Who waits when the examples begin. */
async function askToWait(): Promise<void> {
  await asProvider(portal, key, 'PUT', '/settings', { waiting_list: true });
  await asProvider(portal, key, 'PUT', '/services/lavagem', {
    ...{ name: 'Lavagem', duration_minutes: 30 },
  });
  const token = await registerByPhone(portal, '+351912000009');
  const { body } = await portal.call('POST', '/main/items/', {
    ...{ token, json: { specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' } } },
  });
  const item = String(Object(body['item']).id);
  const day = '2026-12-04';
  const json = { service_ids: ['lavagem'], item_id: item, from: day, to: day };
  const joined = await portal.call('POST', '/main/waiting-list', { token, json });
  expect(joined.status).toBe(200);
}

/** What the examples call, as `GET /provider-api/v1/works`. */
const called = new Set<string>();

async function run(script: string): Promise<{ code: number | null; output: string }> {
  const fetch = (request: Request) => {
    called.add(`${request.method} ${new URL(request.url).pathname}`);
    return portal.app.fetch(request);
  };
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const child = spawn('bash', ['-e', '-u', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, API: `http://127.0.0.1:${port}/provider-api/v1`, KEY: key },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise((resolve) => server.close(resolve));
  return { code, output };
}

test.skipIf(process.platform === 'win32')(
  'the curl examples of the page do what it says',
  async () => {
    expect(examples.length).toBeGreaterThan(4);
    const { code, output } = await run(examples.join('\n'));
    expect([code, output.match(/"type":"Failure"[^}]*/)?.[0]]).toEqual([0, undefined]);
    const { works } = await asProvider(portal, key, 'GET', '/works');
    expect(works).toHaveLength(4);
    const { approvals } = await asProvider(portal, key, 'GET', '/approvals');
    expect(approvals).toMatchObject([{ kind: 'recorded', how: 'phone', total: 98 }]);
    const { appointments } = await asProvider(portal, key, 'GET', '/appointments');
    expect(appointments).toHaveLength(1);
    const { webhooks } = await asProvider(portal, key, 'GET', '/webhooks');
    expect(webhooks).toMatchObject([{ name: 'agenda' }]);
    const kept = await portal.backend.pool.query(
      'select number, void_reason from invoices order by number desc',
    );
    expect(kept.rows).toEqual([
      { number: 'FT 2026/418', void_reason: 'NIF errado; ver FT 2026/419.' },
      { number: 'FR 2026/77', void_reason: null },
    ]);
    const { requests } = await asProvider(portal, key, 'GET', '/invoice-requests');
    expect(requests).toMatchObject([{ state: 'answered' }]);
    const { withdrawals } = await asProvider(portal, key, 'GET', '/withdrawals');
    expect(withdrawals).toMatchObject([{ state: 'refused' }]);
    expect(callsWithoutExample()).toEqual([]);
  },
);

/** Calls of the provider API about budgets, invoices and what the law asks that no example makes. */
function callsWithoutExample(): string[] {
  const about = /budget|approvals|invoice|invoicing|withdrawals|\/v1\/(provider|settings)$/;
  return portal.app.routes
    .filter(({ method, path: route }) => method !== 'ALL' && about.test(route))
    .filter(({ path: route }) => route.startsWith('/provider-api/'))
    .filter(({ method, path: route }) => {
      const pattern = new RegExp(`^${method} ${route.replaceAll(/:\w+/g, '[^/]+')}$`);
      return ![...called].some((call) => pattern.test(call));
    })
    .map(({ method, path: route }) => `${method} ${route}`);
}

test('an upload with the key of an earlier one gives the first answer and keeps one file', async () => {
  const opened = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000009' },
  });
  const route = `/provider-api/v1/works/${String(opened['id'])}/files`;
  const send = (content: string) => {
    const form = new FormData();
    form.set('media', new Blob([content]), 'notas.txt');
    return portal.call('POST', route, { token: key, form, headers: { 'idempotency-key': 'one' } });
  };
  const [first, second] = [await send('Olá'), await send('Olá')];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect((await send('Adeus')).status).toBe(422);
  const stored = await portal.backend.pool.query(`select 1 from subject_files where subject = $1`, [
    opened['id'],
  ]);
  expect(stored.rowCount).toBe(1);
});

test('every writing call of the provider API is once per Idempotency-Key, or says why not', () => {
  const writing = portal.app.routes
    .filter(({ method, path: route }) => method !== 'GET' && route.startsWith('/provider-api/'))
    .map(({ method, path: route }) => `${method} ${route.replace('/provider-api/v1', '')}`);
  // They show a credential once, and a stored answer would keep it readable; removing it twice changes nothing.
  const except = [
    ...['POST /links', 'DELETE /links/:id', 'POST /feed', 'DELETE /feed'],
    ...['POST /experts/:foId/feed', 'DELETE /experts/:foId/feed', 'POST /keys', 'DELETE /keys/:id'],
  ];
  const parts = readdirSync(new URL('./routes/', import.meta.url))
    .filter((file) => !['linkRoutes.ts', 'feedRoutes.ts', 'keyRoutes.ts'].includes(file))
    .map((file) => `api/routes/${file}`);
  const source = [
    ...parts,
    'webhooks/routes.ts',
    'invoices/routes.ts',
    'invoices/documentRoutes.ts',
    'invoices/accountRoutes.ts',
    'withdrawals/routes.ts',
    'imports/routes.ts',
    'imports/lineRoutes.ts',
  ]
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .join('\n');
  expect(source).not.toMatch(/app\.(post|put|delete|patch)\(/);
  const elsewhere = writing.filter((call) =>
    ["'", '`'].every((end) => !source.includes(callPath(call) + end)),
  );
  expect(new Set(elsewhere)).toEqual(new Set(except));
});

/** The path as its file writes it; works and appointments share some. */
function callPath(call: string): string {
  const route = call.split(' ')[1] ?? '';
  return route.replace(
    /^\/(works|appointments)(\/:id\/(messages|payment|files|invoices))$/,
    '/${kind}$2',
  );
}
