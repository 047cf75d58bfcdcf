import type { Browser } from '@playwright/test';
import type { Condition } from './conditions.ts';
import { hopsBefore, watchRequests } from './watchRequests.ts';

export interface Sample {
  /** Milliseconds from navigation until the home shows its own content. */
  content: number;
  /** Milliseconds until the shell has drawn itself in the place of the skeleton. */
  shellPaint: number;
  /** Milliseconds until anything was painted. */
  firstPaint: number;
  layoutShift: number;
  hops: number;
  requests: number;
  /** Compressed bytes by kind. */
  bytes: Record<string, number>;
}

/** A logged-in visit of one portal. */
export interface Visit {
  origin: string;
  cookies: { name: string; value: string }[];
}

const CONTENT = 'main a[href*="/service-details/"]';
const OWN_DATA = /\/api\/main\/services\//;

declare global {
  interface Window {
    benchmark: { content: number; shellPaint: number; layoutShift: number };
  }
}

/** Runs in the page before its scripts. */
function observe(selector: string): void {
  window.benchmark = { content: 0, shellPaint: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      window.benchmark.layoutShift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    // No function of its own here: a name that the compiler keeps for it is unknown to the page.
    if (window.benchmark.shellPaint === 0 && document.querySelector('#root > *'))
      requestAnimationFrame(() => {
        window.benchmark.shellPaint ||= performance.now();
      });
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.benchmark.content ||= performance.now();
    });
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Loads the home once, cold, and reads what it cost. */
export async function measureHome(
  browser: Browser,
  visit: Visit,
  condition: Condition,
): Promise<Sample> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
  });
  try {
    await context.addCookies(visit.cookies.map((cookie) => ({ ...cookie, url: visit.origin })));
    const page = await context.newPage();
    await page.addInitScript(observe, CONTENT);
    const session = await context.newCDPSession(page);
    const seen = await watchRequests(session);
    if (condition.network) {
      const perSecond = condition.network.bitsPerSecond / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: condition.network.latency,
        downloadThroughput: perSecond,
        uploadThroughput: perSecond,
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: condition.cpuSlowdown });
    await page.goto(`${visit.origin}/client/services`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.benchmark?.content > 0, null, { timeout: 60_000 });
    const requests = [...seen.values()].filter(({ end }) => end !== null);
    const read = await page.evaluate(() => ({
      ...window.benchmark,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const bytes: Record<string, number> = {};
    for (const request of requests) {
      bytes[request.kind] = (bytes[request.kind] ?? 0) + request.bytes;
    }
    const hops = hopsBefore(requests, OWN_DATA);
    return { ...read, hops, requests: requests.length, bytes };
  } finally {
    await context.close();
  }
}
