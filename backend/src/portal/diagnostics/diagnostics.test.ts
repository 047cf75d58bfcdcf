import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newSecret } from '../../platform/secret.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

test('diagnostics are kept without a token in them [API-53]', async () => {
  const token = newSecret();
  const content = `v25.07.04 2026-01-02 http://auto-mirante.localhost/client?token=${token} sessionToken=${token}; Mozilla/5.0`;
  expect((await portal.call('POST', '/main/log', { json: { content } })).status).toBe(200);
  const rows = await portal.backend.pool.query<{ content: string }>(
    'select content from client_logs',
  );
  const [kept] = rows.rows;
  expect(kept?.content).not.toContain(token);
  expect(kept?.content).toContain(
    'v25.07.04 2026-01-02 http://auto-mirante.localhost/client?token=#',
  );
  expect(new Set(kept?.content.match(/#[\w-]{10}/g))).toHaveProperty('size', 1);
});

test('a flood of diagnostics is stopped', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 130 }, () => portal.call('POST', '/main/log', { json: { content: 'x' } })),
  );
  expect(statuses.filter((answer) => answer.status === 429).length).toBeGreaterThan(5);
});

test.each(['/main/analytics', '/main/analytics/work?id=A-1&s=C&t=0&r=x'])(
  '%s is answered [API-52]',
  async (path) => {
    expect((await portal.call('GET', path)).status).toBe(200);
  },
);

const long = 'https://a.pt/?token=segredo';

test.each([
  ['?s=C&t=0&r=x', { source: 'C', type: '0', referrer: 'x' }],
  ['?s=NI&t=7&r=outro_sitio', { source: 'NI', type: '7', referrer: 'outro_sitio' }],
  ['', { source: undefined, type: undefined, referrer: undefined }],
  ['?s=&t=&r=', { source: undefined, type: undefined, referrer: undefined }],
  [
    `?s=${encodeURIComponent(long)}&t=${'x'.repeat(5000)}&r=seventeenletters_`,
    { source: undefined, type: undefined, referrer: undefined },
  ],
])(
  'whatever a link says of where it came from is answered, and of it short words alone are logged [C-126] (%#)',
  async (query, logged) => {
    const info = vi.spyOn(portal.backend.log, 'info');
    for (const path of ['/main/analytics', '/main/analytics/work'])
      expect((await portal.call('GET', `${path}${query}`)).status).toBe(200);
    const written = info.mock.calls.filter(([, words]) => words === 'analytics');
    expect(written.map(([fields]) => fields)).toMatchObject([logged, logged]);
    expect(JSON.stringify(written)).not.toMatch(/segredo|xxx|seventeen/);
    info.mockRestore();
  },
);
