import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '@portal/scripts/checks/browser';
import { step } from '@portal/scripts/terminal/step';
import { startServer } from '@portal/scripts/portal/serverProcess';
import { stackVariables } from '@portal/scripts/portal/stack';
import { startTestPortal } from '@portal/scripts/portal/startTestPortal';
import { startDrawingEdge, type DrawingEdge } from '../support/edges/startDrawingEdge.ts';
import { addresses, domains, originOf, settings } from '../support/domains.ts';
import { buildBundle } from './bundle/buildBundle.ts';
import { startBundleBackend } from './bundle/startBundleBackend.ts';
import type { Variant } from './results.ts';
import { prepareStarts } from './starts/prepareStarts.ts';
import type { Start } from './starts/starts.ts';

/** Both portals, on one backend. */
export interface Sides {
  browser: Browser;
  /** Of both, and of one more edge of the federated portal, which asks a drawing service. */
  origins: Record<Variant | 'drawing', string>;
  drawing: DrawingEdge;
  starts: Start[];
}

/** The browser that everything is measured in. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function withBundle<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const edgePort = settings.edgePort + 5;
  const backendPort = settings.edgePort + 6;
  const bundle = await step('Building the same pages as one bundle', buildBundle);
  const adapter = await startBundleBackend(addresses.backend, bundle, backendPort);
  try {
    const edge = await startServer({
      name: 'bundle-edge',
      program: 'e2e/bench/bundle/edge.ts',
      health: `http://localhost:${edgePort}/health`,
      environment: {
        ...stackVariables(settings),
        PORTAL_EDGE_PORT: String(edgePort),
        PORTAL_BACKEND_PORT: String(backendPort),
        PORTAL_BUNDLE_WORKSPACE: bundle.workspace,
      },
      logFolder: join(settings.dataFolder, 'logs'),
    });
    try {
      return await use(edgePort);
    } finally {
      await edge.stop();
    }
  } finally {
    adapter.close();
  }
}

/** Builds both sides, starts them on one backend, and stops them when `use` has ended. */
export async function withBothSides<Result>(
  use: (sides: Sides) => Promise<Result>,
): Promise<Result> {
  const stack = await startTestPortal();
  try {
    return await withBundle((bundlePort) =>
      withBrowser(async (browser) => {
        const drawing = await startDrawingEdge(0, {});
        const origins = {
          federated: originOf(domains.workshop),
          bundle: `http://${domains.workshop}:${bundlePort}`,
          drawing: drawing.origin,
        };
        try {
          return await use({ browser, origins, drawing, starts: await prepareStarts() });
        } finally {
          await drawing.stop();
        }
      }),
    );
  } finally {
    await stack.stop();
  }
}
