import type { Browser, Page } from '@playwright/test';
import type { Release } from '@portal/contract/release';
import { mgmtClient, type Mgmt } from '@portal/scripts/mgmt/mgmt';
import { startTestPortal } from '@portal/scripts/portal/startTestPortal';
import { administratorToken } from '../../support/runCommand.ts';
import { bootDocumentOf } from '../../support/bootDocumentOf.ts';
import { addresses, domains, originOf } from '../../support/domains.ts';
import { atMost, describeFindings, percentile } from '../findings.ts';
import { withBrowser } from '../withBothSides.ts';

const REMOTE = 'mf-profile';
const PAGE = `${originOf(domains.repair)}/client/login`;
const CHANGES = 20;
const KILLS = 4;
/** Pages that stand open at each kill: they do not ask at the same moment. */
const OPEN_PAGES = 5;
/** Far beyond what is wanted: a page that never leaves is found, and the bench ends. */
const GIVEN_UP_MS = 120_000;
const sign = { author: 'Bench', reason: 'How long until pages have it' };

/** Milliseconds until a document that is asked for anew holds the words. */
async function untilServed(page: Page, words: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const html = await page.evaluate(async (address) => (await fetch(address)).text(), PAGE);
    if (html.includes(words)) return performance.now() - begun;
    if (performance.now() - begun > GIVEN_UP_MS) return Number.POSITIVE_INFINITY;
  }
}

async function releaseOn(page: Page): Promise<Release> {
  const { remotes } = await bootDocumentOf(page);
  const release = remotes.find(({ name }) => name === REMOTE)?.release;
  if (!release) throw new Error(`The page has no ${REMOTE}.`);
  return release;
}

async function give(mgmt: Mgmt, version: string): Promise<void> {
  const edit = { kind: 'provider' as const, version, providers: [domains.repair] };
  await mgmt.edit(REMOTE, { edit, ...sign });
}

/** Opens pages with a release, kills it, and says after how many milliseconds each has begun anew without it. */
async function killBehind(browser: Browser, mgmt: Mgmt, version: string): Promise<number[]> {
  const context = await browser.newContext();
  try {
    const pages = await Promise.all(
      Array.from({ length: OPEN_PAGES }, async () => {
        const page = await context.newPage();
        // What watches for killed releases comes after the page's own content.
        const watches = page.waitForResponse(/\/host\/update\.\w+\.js$/);
        await page.goto(PAGE);
        await watches;
        const held = await releaseOn(page);
        if (held.version !== version) throw new Error(`The page has ${held.version}.`);
        return page;
      }),
    );
    const left = pages.map((page) => page.waitForEvent('load', { timeout: GIVEN_UP_MS }));
    const begun = performance.now();
    await mgmt.edit(REMOTE, { edit: { kind: 'kill', version }, ...sign });
    return await Promise.all(
      left.map((loaded) =>
        loaded.then(
          () => performance.now() - begun,
          () => Number.POSITIVE_INFINITY,
        ),
      ),
    );
  } finally {
    await context.close();
  }
}

/** How long a change of a rollout takes to new pages, and a kill to pages that are open. */
export async function measurePropagation(): Promise<string> {
  const stack = await startTestPortal();
  try {
    const mgmt = mgmtClient(addresses.backend, administratorToken());
    const changes: number[] = [];
    const kills: number[] = [];
    await withBrowser(async (browser) => {
      const asking = await browser.newPage();
      await asking.goto(PAGE);
      const usual = await releaseOn(asking);
      for (let change = 0; change < CHANGES + KILLS; change += 1) {
        const version = `9.9.${change}`;
        await mgmt.publish({ ...usual, version });
        await give(mgmt, version);
        changes.push(await untilServed(asking, `"${version}"`));
        if (change >= CHANGES) kills.push(...(await killBehind(browser, mgmt, version)));
      }
    });
    return describeFindings('From a command to what customers have', [
      atMost('a change, to new pages: 95 of 100', percentile(changes, 0.95) / 1000, 1, 's'),
      atMost('a kill, to pages that are open: median', percentile(kills, 0.5) / 1000, 60, 's'),
      atMost('a kill, to pages that are open: 95 of 100', percentile(kills, 0.95) / 1000, 60, 's'),
    ]);
  } finally {
    await stack.stop();
  }
}
