import { serve, type ServerType } from '@hono/node-server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../../createApp.ts';
import type { Backend } from '../../../platform/backend.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../../testing/testBackend.ts';
import { startSandbox } from '../sandbox/startSandbox.ts';

const secret = 'a secret that seals keys in production';

/** An installation in production, whose ifthenpay is the sandbox over HTTP, beside one of tests on the same database. */
export interface LivePortal {
  /** For what production does not do: moving the clock, reading codes. */
  portal: TestBackend;
  /** The one in production, for its tasks. */
  inProduction: Backend;
  /** Calls the backend in production. */
  live(
    method: string,
    path: string,
    options?: { token?: string; json?: unknown; domain?: string },
  ): Promise<Answer>;
  /** Calls the gateway. */
  gateway(path: string, body?: unknown): Promise<void>;
  /** Where the gateway calls back from now on, with which anti-phishing key. */
  registerCallback(antiPhishingKey: string): Promise<void>;
  /** The order of a provider's newest test. */
  newestOrder(): Promise<string>;
  close(): Promise<void>;
}

/** Starts it; variables of the process that name the gateway and seal keys stand until `close`. */
export async function startLivePortal(): Promise<LivePortal> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  const sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory });
  process.env['PORTAL_PAYMENT_SECRET'] = secret;
  process.env['PORTAL_IFTHENPAY_URL'] = `http://127.0.0.1:${sandbox.port}`;
  const portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  const inProduction: Backend = {
    ...portal.backend,
    environment: { ...portal.backend.environment, mode: 'production' },
  };
  const app = createApp(inProduction);
  let server: ServerType | undefined;
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve(info.port),
    );
  });
  const gateway = async (route: string, body: unknown = {}) => {
    const response = await fetch(`http://127.0.0.1:${sandbox.port}${route}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${route}: ${response.status}`);
  };
  const live: LivePortal['live'] = async (method, route, options = {}) => {
    const headers = new Headers({
      'x-forwarded-host': options.domain ?? 'auto-mirante.localhost',
      'content-type': 'application/json',
    });
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    const body = options.json === undefined ? undefined : JSON.stringify(options.json);
    const response = await app.request(route, { method, headers, body });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
      headers: response.headers,
    };
  };
  return {
    portal,
    inProduction,
    live,
    gateway,
    registerCallback: (apKey) =>
      gateway('/api/endpoint/callback/activation', {
        apKey,
        urlCb: `http://127.0.0.1:${port}/gateway-callback/ifthenpay?oid=[ID]&tid=[REQUEST_ID]&val=[AMOUNT]&apk=[ANTI_PHISHING_KEY]&ent=[ENTITY]&ref=[REFERENCE]&st=[STATUS]`,
      }),
    newestOrder: async () => {
      const { rows } = await portal.backend.pool.query<{ order_id: string }>(
        'select order_id from payment_tests order by created_at desc, order_id desc limit 1',
      );
      return rows[0]?.order_id ?? '';
    },
    close: async () => {
      delete process.env['PORTAL_PAYMENT_SECRET'];
      delete process.env['PORTAL_IFTHENPAY_URL'];
      server?.close();
      await sandbox.stop();
      await portal.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
