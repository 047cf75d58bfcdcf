import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import path from 'node:path';
import { readEnvironment } from '../../environment.ts';
import { sandboxSettings } from '../gateways/ifthenpay/settings.ts';
import { controlRoutes } from './controlRoutes.ts';
import { passTime } from './decide.ts';
import { deliverCallbacks } from './deliverCallbacks.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { openSandboxStore } from './sandboxStore.ts';

const tickMilliseconds = 500;

/** The sandbox gateway: a process of its own that behaves like ifthenpay over HTTP. */
const environment = readEnvironment(process.env);
if (environment.mode === 'production') {
  console.error('The sandbox gateway does not run in production.');
  process.exit(1);
}
const template =
  `http://127.0.0.1:${environment.port}/gateway-callback/ifthenpay` +
  '?oid=[ID]&tid=[REQUEST_ID]&val=[AMOUNT]&apk=[ANTI_PHISHING_KEY]&pm=[PAYMENT_METHOD]&ent=[ENTITY]&ref=[REFERENCE]&dt=[PAYMENT_DATETIME]';
const store = openSandboxStore(
  path.join(environment.dataDirectory, 'sandbox-gateway.json'),
  template,
  () => ({
    payments: [],
    callbacks: [],
    clockShift: 0,
    callbackUrl: '',
    antiPhishingKey: sandboxSettings.anti_phishing_key,
    modes: { callbackBeforeAnswer: false, silent: false },
  }),
);

const app = new Hono({ strict: false });
app.get('/health', (context) => context.json({ status: 'ok' }));
app.route('/', gatewayRoutes(store, `http://localhost:${environment.gatewayPort}`));
app.route('/', controlRoutes(store));
app.route('/', pageRoutes(store));

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: environment.gatewayPort });
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${environment.gatewayPort} is in use. Stop the other program, or set PORTAL_GATEWAY_PORT to a free port.`
      : error.message,
  );
  process.exit(1);
});

let delivering = false;
const ticker = setInterval(() => {
  passTime(store);
  if (delivering) return;
  delivering = true;
  void deliverCallbacks(store).finally(() => {
    delivering = false;
  });
}, tickMilliseconds);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    clearInterval(ticker);
    store.save();
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 1000).unref();
  });
}
