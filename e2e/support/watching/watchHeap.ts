import type { Page } from '@playwright/test';

/** What a page holds in memory after everything was collected that can be. */
export interface Heap {
  /** Bytes of the JavaScript heap. */
  bytes: number;
  /** Nodes of documents, also those that are no longer in one. */
  nodes: number;
  listeners: number;
}

/** Begins to measure a page. @returns what collects the garbage and measures */
export async function watchHeap(page: Page): Promise<() => Promise<Heap>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Runtime.enable');
  async function measure(): Promise<Heap> {
    // An open console keeps the errors that were written to it, and what they came from.
    await session.send('Runtime.discardConsoleEntries');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  }
  return async () => {
    // What was collected lets go of more, some of it only in a later turn of the page.
    let last = await measure();
    for (let pass = 0; pass < 20; pass += 1) {
      const next = await measure();
      const isSame = next.nodes >= last.nodes && next.listeners >= last.listeners;
      last = next;
      if (isSame && pass >= 2) break;
    }
    return last;
  };
}
