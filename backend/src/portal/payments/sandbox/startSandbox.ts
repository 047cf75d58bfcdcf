import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import path from 'node:path';
import { callbackQuery } from '../gateways/ifthenpay/verifyCallback.ts';
import { sandboxSettings } from '../gateways/sandbox/sandbox.ts';
import { programControlRoutes } from '../../invoicing/sandbox/programControlRoutes.ts';
import { createSandboxProgramMemory } from '../../invoicing/sandbox/sandboxProgram.ts';
import { programRoutes } from '../../invoicing/sandbox/programRoutes.ts';
import { controlRoutes } from './controlRoutes.ts';
import { passTime } from './decide.ts';
import { deliverCallbacks } from './deliverCallbacks.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { openSandboxStore } from './sandboxStore.ts';

const tickMilliseconds = 500;

export interface RunningSandbox {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox gateway: it behaves like ifthenpay over HTTP and calls the backend back.
 * @param port 0 takes any free one
 * @throws Error when the port is in use
 */
export async function startSandbox(options: {
  port: number;
  backendPort: number;
  dataDirectory: string;
}): Promise<RunningSandbox> {
  const template = `http://127.0.0.1:${options.backendPort}/gateway-callback/sandbox?${callbackQuery}`;
  const store = openSandboxStore(
    path.join(options.dataDirectory, 'sandbox-gateway.json'),
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
  const program = createSandboxProgramMemory();
  app.route('/', programRoutes(program));
  app.route('/', programControlRoutes(program));
  app.route('/', gatewayRoutes(store));
  app.route('/', controlRoutes(store));
  app.route('/', pageRoutes(store));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: options.port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', () => resolve());
    server.once('error', reject);
  });
  const address = server.address();
  let delivering: Promise<void> | undefined;
  const ticker = setInterval(() => {
    passTime(store);
    delivering ??= deliverCallbacks(store).finally(() => {
      delivering = undefined;
    });
  }, tickMilliseconds);
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    stop: async () => {
      clearInterval(ticker);
      await delivering;
      store.save();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
