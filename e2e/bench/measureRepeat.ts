import type { Browser } from '@playwright/test';
import { startWatchedEdge } from '../support/edges/watchedEdge.ts';
import { newVisitor } from './openCold.ts';
import type { Start } from './starts/starts.ts';

export interface Repeat {
  /** Document, scripts, styles, fonts and pictures that came over the network before the content. */
  blocking: string[];
  /** Calls of the services, and the check of the kept document, before the content. */
  data: number;
  /** Milliseconds until the content, first visit and second. */
  first: number;
  second: number;
}

/** Visits a page twice, and reads at a port before the edge what really went over the network. */
export async function measureRepeat(
  browser: Browser,
  edgePort: number,
  domain: string,
  start: Start,
): Promise<Repeat> {
  const edge = await startWatchedEdge(edgePort);
  const origin = `http://${domain}:${edge.port}`;
  const context = await newVisitor(browser, origin, start.cookies);
  try {
    const visit = async () => {
      const page = await context.newPage();
      await page.goto(origin + start.address, { waitUntil: 'commit' });
      await page.locator(start.content).first().waitFor();
      const milliseconds = await page.evaluate(() => performance.now());
      return { page, milliseconds };
    };
    const first = await visit();
    await first.page.evaluate(async () => {
      while (!(await caches.match(`${window.location.pathname}?document`))) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    });
    await first.page.waitForLoadState('networkidle');
    await first.page.close();
    edge.taken();
    const second = await visit();
    const paths = edge.taken();
    const isData = (path: string) => path.startsWith('/api/') || path === '/client/boot-identity';
    return {
      blocking: paths.filter((path) => !isData(path)),
      data: paths.filter(isData).length,
      first: first.milliseconds,
      second: second.milliseconds,
    };
  } finally {
    await context.close();
    await edge.stop();
  }
}
