import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { adminToken } from '@portal/scripts/mgmt/adminToken';
import { root } from '@portal/scripts/packages';
import { EDGE_FLAGS } from '@portal/scripts/portal/edgeFlags';
import { publishAll } from '@portal/scripts/portal/publishAll';
import { seedDemo } from '@portal/scripts/portal/seedDemo';
import { startServer } from '@portal/scripts/portal/serverProcess';
import { stackVariables } from '@portal/scripts/portal/stack';
import { stackAddresses } from '@portal/scripts/portal/stackSettings';

/** The provider that is measured in both installations; the others stand beside it. */
export const DOMAIN = 'auto-mirante.localhost';
/** Customers of it with open sessions. */
export const CUSTOMERS = 600;

/** A portal of its own with backend, database, edge and published releases. */
export interface Installation {
  backend: string;
  edge: string;
  processIds: { backend: number; edge: number };
  /** What the administrator's token opens. */
  administrator: string;
  stop(): Promise<void>;
}

/** The small installation and the one of a thousand providers. */
export interface Pair {
  small: Installation;
  large: Installation;
}

/** Who fills its database. */
async function seed(variables: Record<string, string>, ...command: (string | number)[]) {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'backend/src/testing/bench/seed.ts'), ...command.map(String)],
    { cwd: root, env: { ...process.env, ...variables } },
  );
}

/**
 * Starts an installation with the demo's providers and customers of one of them.
 * @param firstPort its ports are this and the two after it
 * @param built packages whose builds it gets
 * @param population other providers, and customers of each
 */
export async function startInstallation(
  firstPort: number,
  built: readonly string[],
  population: { providers: number; customersEach: number },
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'ps-'));
  const settings = {
    edgePort: firstPort,
    backendPort: firstPort + 1,
    gatewayPort: firstPort + 2,
    dataFolder: folder,
    environment: 'development',
  } as const;
  const variables = { ...stackVariables(settings), PORTAL_LOG_LEVEL: 'warn' };
  const addresses = stackAddresses(settings);
  const start = (name: 'backend' | 'edge' | 'gateway', program: string) =>
    startServer({
      name,
      program,
      flags: name === 'edge' ? EDGE_FLAGS : [],
      health: `${addresses[name]}/health`,
      environment: variables,
      logFolder: join(folder, 'logs'),
    });
  const backend = await start('backend', 'backend/src/main.ts');
  const stops = [() => backend.stop()];
  const stop = async () => {
    for (const end of stops) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const gateway = await start('gateway', 'backend/src/portal/payments/sandbox/main.ts');
    stops.unshift(() => gateway.stop());
    const edge = await start('edge', 'host/server/main.ts');
    stops.unshift(() => edge.stop());
    await seedDemo(settings);
    await publishAll(settings, built);
    await seed(variables, 'customers', DOMAIN, 0, CUSTOMERS);
    await seed(variables, 'works', '+351910000000', 20);
    const { providers, customersEach } = population;
    if (providers > 0) await seed(variables, 'population', DOMAIN, providers, customersEach);
    return {
      backend: addresses.backend,
      edge: addresses.edge,
      processIds: { backend: backend.processId, edge: edge.processId },
      administrator: adminToken(folder),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
