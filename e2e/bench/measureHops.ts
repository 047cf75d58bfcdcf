import type { Browser } from '@playwright/test';
import { openCold } from './openCold.ts';
import type { Start } from './starts/starts.ts';
import type { SeenRequest } from './watchRequests.ts';

/** Every answer takes this long, in milliseconds, and everything else next to nothing. */
const LATENCY = 2000;

export interface Hops {
  /** Answers that had to come one after another before the page's own data was asked for. */
  beforeData: number;
  /** And before the page showed its own content. */
  beforeContent: number;
}

/** How many whole latencies lie between the first request and this instant, in seconds. */
export function hopsUntil(
  requests: readonly SeenRequest[],
  instant: number,
  latency: number,
): number {
  const first = Math.min(...requests.map(({ start }) => start));
  return Math.floor(((instant - first) * 1000) / latency);
}

/**
 * Counts dependent hops by what makes them costly: with answers that take two seconds and nothing else that takes
 * time, whatever is asked for after n times two seconds has waited for n answers, one after another. What merely
 * began after something else had ended does not count.
 */
export function measureHops(browser: Browser, origin: string, start: Start): Promise<Hops> {
  const slow = {
    name: 'answers after 2 s',
    network: { bitsPerSecond: null, latency: LATENCY },
    cpuSlowdown: 1,
  };
  return openCold(browser, origin, start, slow, async (page, requests) => {
    const own = requests.find(({ url }) => start.ownData?.test(new URL(url).pathname));
    const first = Math.min(...requests.map((request) => request.start));
    const content = first + (await page.evaluate(() => window.benchmark.content)) / 1000;
    return {
      // What nobody asked for before it was shown came with the document; asked for after that it is read again.
      beforeData: own && own.start < content ? hopsUntil(requests, own.start, LATENCY) : 0,
      beforeContent: hopsUntil(requests, content, LATENCY),
    };
  });
}
