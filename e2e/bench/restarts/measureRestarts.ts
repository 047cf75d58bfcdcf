import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '@portal/scripts/build/buildAll';
import { startDebianPostgres } from '@portal/scripts/checks/debian/debianPostgres';
import { startServer, type ServerProcess } from '@portal/scripts/portal/serverProcess';
import { stackVariables } from '@portal/scripts/portal/stack';
import * as v from 'valibot';
import { settings } from '../../support/domains.ts';
import { registerCustomer } from '../../support/people/customer.ts';
import { createProvider } from '../../support/providers/createProvider.ts';
import { describeFindings, exactly } from '../findings.ts';
import { ChangingCalls } from './changingCalls.ts';
import { startProxy } from './startProxy.ts';

const CUSTOMERS = 6;
const DOMAIN = 'reinicio.localhost';
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Ports: those of the tests' portal, and the ones behind them. */
const backends = [settings.backendPort, settings.backendPort + 40];
const edges = [settings.edgePort, settings.edgePort + 40];
const port = settings.edgePort + 60;
const balancerPort = settings.edgePort + 61;

/** One process of the portal, which can be ended and started again as an operator does. */
async function startPart(name: 'backend' | 'edge', at: number, variables: Record<string, string>) {
  const start = () =>
    startServer({
      name: `${name}-${at}`,
      program: name === 'backend' ? 'backend/src/main.ts' : 'host/server/main.ts',
      health: `http://127.0.0.1:${at}/ready`,
      environment: { ...variables, [`PORTAL_${name.toUpperCase()}_PORT`]: String(at) },
      logFolder: join(settings.dataFolder, 'logs'),
    });
  let server: ServerProcess = await start();
  return {
    stop: () => server.stop(),
    restart: async () => {
      await server.stop();
      server = await start();
    },
  };
}

async function customersWithWorks(): Promise<ChangingCalls[]> {
  const provider = await createProvider(DOMAIN, {
    ...{ name: 'Oficina Reinício', vertical: 'auto', brand_color: '#0e5aa7' },
  });
  return Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      const { phone, token } = await registerCustomer(DOMAIN);
      const made = await provider.call('POST', '/works', { customer: { phone } });
      const { id: work } = v.parse(v.object({ id: v.string() }), made);
      return new ChangingCalls({ domain: DOMAIN, token, work }, port);
    }),
  );
}

/** How many of the messages that were acknowledged stand there exactly once. */
async function standOnce(callers: readonly ChangingCalls[]): Promise<number> {
  const counted = callers.map(async (caller) => {
    const text = await caller.read();
    return caller.written.filter((message) => text.split(`"${message}"`).length === 2).length;
  });
  return (await Promise.all(counted)).reduce((sum, count) => sum + count, 0);
}

/**
 * Restarts two backends and two edges in turns, behind the documented proxy, while customers read and change things: no
 * request may fail. Needs root on Debian.
 * @param times how often each pair is restarted
 */
export async function measureRestarts(times: number): Promise<string> {
  await buildIfChanged('host');
  const folder = mkdtempSync(join(tmpdir(), 'portal-restarts-'));
  const postgres = await startDebianPostgres(NOT_DURABLE);
  const stops: (() => unknown)[] = [() => postgres.stop()];
  try {
    const variables = {
      ...stackVariables(settings),
      DATABASE_URL: postgres.url,
      PORTAL_BACKEND_URL: `http://127.0.0.1:${balancerPort}`,
      PORTAL_DRAIN_SECONDS: '3',
    };
    const parts = [];
    for (const [name, ports] of [
      ['backend', backends],
      ['edge', edges],
    ] as const)
      for (const at of ports) {
        const part = await startPart(name, at, variables);
        stops.unshift(part.stop);
        parts.push(part);
      }
    const proxy = await startProxy(folder, { edges, backends, port, balancerPort });
    stops.unshift(proxy.stop);
    const callers = await customersWithWorks();
    const running = callers.map((caller) => caller.run());
    for (let time = 0; time < times; time += 1) for (const part of parts) await part.restart();
    for (const caller of callers) caller.stop();
    await Promise.all(running);
    const failures = callers.flatMap((caller) => caller.failures);
    const acknowledged = callers.flatMap((caller) => caller.written).length;
    const calls = callers.reduce((sum, caller) => sum + caller.calls, 0);
    return [
      describeFindings(`${times * parts.length} restarts under ${calls} calls, behind Caddy`, [
        exactly('requests that failed', failures.length, 0),
        exactly(
          'acknowledged messages that stand there once',
          await standOnce(callers),
          acknowledged,
        ),
      ]),
      ...failures.slice(0, 20),
    ].join('\n');
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
