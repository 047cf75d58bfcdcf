import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Condition } from './conditions.ts';
import type { Start } from './starts/starts.ts';
import { watchRequests, type SeenRequest } from './watchRequests.ts';

/** What is measured in the page itself, in milliseconds after the navigation began. */
export interface PageTimes {
  content: number;
  shellPaint: number;
  layoutShift: number;
  /** What moved, by element, for whoever looks for the cause. */
  moved: string[];
}

declare global {
  interface Window {
    benchmark: PageTimes;
  }
}

/** Runs in the page before its scripts. */
function observe(selector: string): void {
  window.benchmark = { content: 0, shellPaint: 0, layoutShift: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      const value = Number(Reflect.get(entry, 'value'));
      window.benchmark.layoutShift += value;
      const sources: unknown = Reflect.get(entry, 'sources');
      for (const source of Array.isArray(sources) ? sources : []) {
        const node: unknown = Reflect.get(source, 'node');
        const place = node instanceof Element ? `${node.localName}.${node.className}` : 'text';
        window.benchmark.moved.push(`${value.toFixed(3)} ${place}`);
      }
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

async function throttle(session: CDPSession, { network, cpuSlowdown }: Condition): Promise<void> {
  if (network) {
    const perSecond = network.bitsPerSecond === null ? -1 : network.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: perSecond,
      uploadThroughput: perSecond,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** A browser that has never seen the portal, with the cookies of the visit. */
export async function newVisitor(
  browser: Browser,
  origin: string,
  cookies: Start['cookies'],
  viewport = { width: 390, height: 844 },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  return context;
}

/**
 * Opens the portal cold and waits until it shows its own content.
 * @returns what `read` makes of the page and its requests
 */
export async function openCold<Result>(
  browser: Browser,
  origin: string,
  start: Omit<Start, 'name'>,
  condition: Condition,
  read: (page: Page, requests: SeenRequest[]) => Promise<Result>,
): Promise<Result> {
  const context = await newVisitor(browser, origin, start.cookies);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, start.content);
    const session = await context.newCDPSession(page);
    const seen = await watchRequests(session);
    await throttle(session, condition);
    await page.goto(origin + start.address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        window.benchmark?.content > 0 &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
      null,
      { timeout: 60_000 },
    );
    return await read(page, [...seen.values()]);
  } finally {
    await context.close();
  }
}
