import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { releaseSchema } from '@portal/contract/release';
import { ensureBrowser } from '@portal/scripts/browser';
import { builtPackages, root, workspacePackages } from '@portal/scripts/packages';
import { step } from '@portal/scripts/progress';
import { startServer } from '@portal/scripts/serverProcess';
import { stackVariables } from '@portal/scripts/stack';
import { stackAddresses, testSettings } from '@portal/scripts/stackSettings';
import { startTestPortal } from '@portal/scripts/testPortal';
import * as v from 'valibot';
import { DEMO_CUSTOMER_PHONE } from '../support/demoCustomer.ts';
import { logIn } from '../support/logIn.ts';
import { buildBundle } from './bundle/buildBundle.ts';
import { startBundleBackend } from './bundle/bundleBackend.ts';
import { conditions, type Condition } from './conditions.ts';
import { measureHome, type Visit } from './measureHome.ts';
import { measureNavigation } from './measureNavigation.ts';
import { VARIANTS, type BenchResult, type ConditionResult, type Variant } from './results.ts';

const DOMAIN = 'auto-mirante.localhost';

type Visits = Record<Variant, Visit>;

function entrySizes(): Record<string, number> {
  const remotes = builtPackages(workspacePackages()).filter(({ path }) => path !== 'host');
  return Object.fromEntries(
    remotes.map(({ path }) => {
      const file = join(root, path, 'dist', 'release.json');
      const release = v.parse(releaseSchema, JSON.parse(readFileSync(file, 'utf8')));
      const entry = release.files.find((asset) => asset.path === release.entry);
      return [path, entry?.brotliBytes ?? Number.NaN];
    }),
  );
}

/** The two sides take turns at being first, so that a warm machine favours neither. */
async function measureCondition(
  browser: Browser,
  visits: Visits,
  condition: Condition,
  runs: number,
): Promise<ConditionResult> {
  const samples: ConditionResult['samples'] = { federated: [], bundle: [] };
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? VARIANTS : [...VARIANTS].reverse();
    for (const variant of order) {
      samples[variant].push(await measureHome(browser, visits[variant], condition));
    }
  }
  return { condition: condition.name, samples };
}

async function measureAll(visits: Visits, runs: number): Promise<BenchResult> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    // One uncounted visit of each side fills the caches of server and disk.
    for (const condition of conditions.slice(-1)) {
      await measureCondition(browser, visits, condition, 1);
    }
    const results: ConditionResult[] = [];
    for (const condition of conditions) {
      results.push(
        await step(`Measuring ${condition.name}`, () =>
          measureCondition(browser, visits, condition, runs),
        ),
      );
    }
    const navigation: BenchResult['navigation'] = { federated: [], bundle: [] };
    await step('Measuring the way to another remote', async () => {
      for (let run = 0; run < runs; run += 1) {
        for (const variant of VARIANTS) {
          navigation[variant].push(await measureNavigation(browser, visits[variant]));
        }
      }
    });
    return {
      measuredAt: new Date().toISOString(),
      runs,
      conditions: results,
      entries: entrySizes(),
      navigation,
    };
  } finally {
    await browser.close();
  }
}

/** Builds both sides, starts them on one backend, and measures them in turns. */
export async function runBenchmark(runs: number): Promise<BenchResult> {
  const settings = testSettings();
  const { backend } = stackAddresses(settings);
  const bundleEdgePort = settings.edgePort + 5;
  const bundleBackendPort = settings.edgePort + 6;
  const stack = await startTestPortal();
  try {
    const bundle = await step('Building the same pages as one bundle', buildBundle);
    const adapter = await startBundleBackend(backend, bundle, bundleBackendPort);
    const edge = await startServer({
      name: 'bundle-edge',
      program: 'e2e/bench/bundle/edge.ts',
      health: `http://localhost:${bundleEdgePort}/health`,
      environment: {
        ...stackVariables(settings),
        PORTAL_EDGE_PORT: String(bundleEdgePort),
        PORTAL_BACKEND_PORT: String(bundleBackendPort),
        PORTAL_BUNDLE_WORKSPACE: bundle.workspace,
      },
      logFolder: join(settings.dataFolder, 'logs'),
    });
    try {
      const sessionToken = await logIn(DOMAIN, DEMO_CUSTOMER_PHONE);
      const cookies = [
        { name: 'sessionToken', value: sessionToken },
        { name: 'acceptedNecessaryCookies', value: 'true' },
      ];
      return await measureAll(
        {
          federated: { origin: `http://${DOMAIN}:${settings.edgePort}`, cookies },
          bundle: { origin: `http://${DOMAIN}:${bundleEdgePort}`, cookies },
        },
        runs,
      );
    } finally {
      await edge.stop();
      adapter.close();
    }
  } finally {
    await stack.stop();
  }
}
