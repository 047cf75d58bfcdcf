import { test as base } from '@playwright/test';
import { startFaultyEdge, type FaultyEdge } from '../edges/faultyEdge.ts';
import { publishFixture } from '../providers/publishFixture.ts';

interface TestFixtures {
  /** A way to the edge on which answers go wrong; whole again before the next test. */
  edge: FaultyEdge;
}

interface WorkerFixtures {
  edgeOfWorker: FaultyEdge;
}

/** A test with the stage and the remote that fails published. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  edgeOfWorker: [
    async ({ browserName: _browserName }, use) => {
      await Promise.all(['mf-stage', 'mf-fault'].map((fixture) => publishFixture(fixture)));
      const edge = await startFaultyEdge();
      await use(edge);
      await edge.stop();
    },
    // The remotes may have to be built.
    { scope: 'worker', timeout: 180_000 },
  ],
  edge: async ({ edgeOfWorker }, use) => {
    await use(edgeOfWorker);
    edgeOfWorker.repair();
  },
});
