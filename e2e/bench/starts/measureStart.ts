import type { Browser, Page } from '@playwright/test';
import type { Condition } from '../conditions.ts';
import { openCold } from '../openCold.ts';
import type { Press, Start } from './starts.ts';

export interface Sample {
  /** Milliseconds from navigation until the page shows its own content. */
  content: number;
  /** Milliseconds until the first press, made as soon as that is there, was done; no number where nothing is pressed. */
  handled: number;
  /** Milliseconds until the shell has drawn itself in the place of the skeleton. */
  shellPaint: number;
  /** Milliseconds until anything was painted. */
  firstPaint: number;
  layoutShift: number;
  moved: string[];
  requests: number;
  /** Compressed bytes by kind. */
  bytes: Record<string, number>;
}

/** Opens the portal once, cold, and reads what it cost until its own content. */
export function measureStart(
  browser: Browser,
  origin: string,
  start: Omit<Start, 'name'>,
  condition: Condition,
): Promise<Sample> {
  return openCold(browser, origin, start, condition, async (page, seen) => {
    const read = await page.evaluate(() => ({
      ...window.benchmark,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    // What stands in the document is own content when it is painted, not when it has been read.
    const content = Math.max(read.content, read.firstPaint);
    const began = seen[0]?.start ?? Number.NaN;
    // What comes behind the content is not waited for, and may be there before it can be read.
    const requests = seen.filter(({ end }) => end !== null && (end - began) * 1000 <= content);
    const bytes: Record<string, number> = {};
    for (const request of requests) {
      bytes[request.kind] = (bytes[request.kind] ?? 0) + request.bytes;
    }
    const handled = start.press ? await doPress(page, start.press) : Number.NaN;
    return { ...read, content, handled, requests: requests.length, bytes };
  });
}

/** Presses, and waits until what was pressed has been done: milliseconds after the navigation began. */
async function doPress(page: Page, { on, done }: Press): Promise<number> {
  const handled = page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    done,
    { polling: 'raf' },
  );
  await page
    .locator(on)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  return Number(await (await handled).jsonValue());
}
