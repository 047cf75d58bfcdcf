import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';

const secret = 'a secret of the provider that is long';
/** Calls by path; those to `/hangs` are left without an answer until they are released. */
const calls: string[] = [];
let unanswered: ServerResponse[] = [];
const listener = createServer((request, response) => {
  calls.push(String(request.url));
  if (request.url === '/hangs') unanswered.push(response);
  else response.writeHead(200).end();
});
const callsTo = (path: string) => calls.filter((called) => called === path).length;
let portal: TestBackend;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  portal = await createTestBackend();
  const providers = ['auto-mirante.localhost', 'lima.localhost'].map(
    async (domain, index) =>
      [await createProvider(portal, domain), index === 0 ? '/hangs' : '/answers'] as const,
  );
  for (const [key, path] of await Promise.all(providers))
    await asProvider(portal, key, 'PUT', '/webhooks/agenda', { url: `${origin}${path}`, secret });
});
afterAll(async () => {
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
  await portal.close();
});

test('an endpoint that hangs holds one turn of its own, and nothing of another provider’s', async () => {
  await tell('auto-mirante.localhost', 200, 60);
  await tell('lima.localhost', 30, 0);
  const ending = new AbortController();
  const delivering = deliverWebhooks(portal.backend, ending.signal);
  await vi.waitFor(() => expect(callsTo('/answers')).toBe(30), 8000);
  expect(callsTo('/hangs')).toBe(4);

  ending.abort();
  for (const response of unanswered) response.writeHead(200).end();
  unanswered = [];
  expect(await delivering).toBe(34);
});

/** Writes events for which the provider's endpoints are due since so many seconds. */
async function tell(domain: string, events: number, seconds: number): Promise<void> {
  const since = new Date(portal.backend.clock.now().getTime() - seconds * 1000);
  await portal.backend.pool.query(
    `select emit_webhook(company.id, 'booking.created', 'S-' || number, $2::timestamptz, '{}')
     from companies company, generate_series(1, $3::integer) number where company.domain = $1`,
    [domain, since, events],
  );
}
