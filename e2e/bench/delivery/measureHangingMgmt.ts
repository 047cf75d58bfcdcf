import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { buildIfChanged } from '@portal/scripts/build/buildAll';
import { startEdge } from '@portal/scripts/portal/stack';
import { settings } from '../../support/domains.ts';
import { atMost, describeFindings, percentile } from '../findings.ts';

/** A page view each so many milliseconds, whether those before were answered or not. */
const PACE_MS = 50;
const WELL_VIEWS = 100;
const HANGING_VIEWS = 400;

/** An mgmt that answers at once, until it is told to hang: then it takes questions and answers none. */
async function startMgmt() {
  let isHanging = false;
  const server = createServer((_request, answer) => {
    if (isHanging) return;
    const resolvedAt = new Date().toISOString();
    answer.setHeader('Content-Type', 'application/json');
    answer.end(
      JSON.stringify({
        provider: null,
        remotes: [],
        degraded: false,
        resolvedAt,
        environment: 'test',
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    hang() {
      isHanging = true;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How long each view of a page takes, in milliseconds. */
async function viewPages(address: string, views: number): Promise<number[]> {
  const taken: Promise<number>[] = [];
  for (let view = 0; view < views; view += 1) {
    const begun = performance.now();
    const answer = fetch(address).then((response) => response.arrayBuffer());
    taken.push(answer.then(() => performance.now() - begun));
    await pass(PACE_MS);
  }
  return Promise.all(taken);
}

/** What an mgmt that hangs costs the page views of a portal in use, with an edge of its own. */
export async function measureHangingMgmt(): Promise<string> {
  await buildIfChanged('host');
  const dataFolder = mkdtempSync(join(tmpdir(), 'hanging-mgmt-'));
  const mgmt = await startMgmt();
  const edge = await startEdge({ ...settings, backendPort: mgmt.port, dataFolder }, {});
  try {
    const page = `http://localhost:${settings.edgePort}/client/services`;
    await viewPages(page, WELL_VIEWS);
    const well = percentile(await viewPages(page, WELL_VIEWS), 0.5);
    mgmt.hang();
    const hanging = await viewPages(page, HANGING_VIEWS);
    const cost = (share: number) => Math.max(0, percentile(hanging, share) - well);
    return describeFindings('mgmt hangs: what it costs a page view', [
      atMost('95 of 100 views wait longer than while it is well', cost(0.95), 50, 'ms'),
      atMost('the longest wait, while it is being noticed', cost(1), 300, 'ms'),
    ]);
  } finally {
    await edge.stop();
    mgmt.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
