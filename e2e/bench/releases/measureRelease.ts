import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildCommit } from '@portal/scripts/keep/buildCommit';
import { startTestPortal } from '@portal/scripts/portal/startTestPortal';
import { git } from '@portal/scripts/processes/git';
import { step } from '@portal/scripts/terminal/step';
import { domains, originOf } from '../../support/domains.ts';
import { openSession, registerCustomer, type Customer } from '../../support/people/customer.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { atMost, describeFindings } from '../findings.ts';
import { watchRequests } from '../watchRequests.ts';
import { withBrowser } from '../withBothSides.ts';
import { pinBuild } from './pinBuild.ts';

/** What a home may send after an ordinary release, of what its new files take. */
const MOST = 0.35;
/** Until the differences that were asked for are made, one at a time for a quarter of a processor. */
const MADE_MS = 60_000;
const POLL_MS = 500;

/** The newest commit that is a day older than this one. */
async function commitOfBefore(): Promise<string> {
  const made = new Date(await git('show', '--no-patch', '--format=%cI', 'HEAD'));
  made.setUTCDate(made.getUTCDate() - 1);
  return git(
    'rev-list',
    '--max-count=1',
    '--abbrev-commit',
    `--before=${made.toISOString()}`,
    'HEAD',
  );
}

/** Opens the home. @returns bytes over the network of every script and style sheet of it, by address */
async function openHome(context: BrowserContext, { domain }: Customer) {
  const page = await context.newPage();
  const seen = await watchRequests(await context.newCDPSession(page));
  await page.goto(`${originOf(domain)}/client/services`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const files = [...seen.values()].filter(({ kind }) => kind === 'JavaScript' || kind === 'CSS');
  return { page, bytes: new Map(files.map(({ url, bytes }) => [url, bytes])) };
}

async function visitor(browser: Browser, customer: Customer): Promise<BrowserContext> {
  // What its worker fetches is not told with the page's own requests.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await openSession(context, customer);
  return context;
}

/** Waits until the edge has made the difference of each file, or has had the time for it. */
async function untilMade(page: Page, addresses: readonly string[]): Promise<void> {
  const encoding = (address: string) =>
    page.evaluate(async (url) => {
      const { headers } = await fetch(url, { cache: 'no-store' });
      return headers.get('content-encoding');
    }, address);
  const until = Date.now() + MADE_MS;
  for (const address of addresses)
    while ((await encoding(address)) !== 'dcz' && Date.now() < until) await pass(POLL_MS);
}

const sum = (bytes: Iterable<number>) => [...bytes].reduce((all, one) => all + one, 0);

async function measureHome(browser: Browser, customer: Customer, release: () => Promise<void>) {
  const [first, second] = [await visitor(browser, customer), await visitor(browser, customer)];
  for (const context of [first, second]) await (await openHome(context, customer)).page.close();
  await release();
  // The first who come get what everybody else gets, and have the differences made.
  const asked = await openHome(first, customer);
  const whole = new Map([...asked.bytes].filter(([, bytes]) => bytes > 0));
  await untilMade(asked.page, [...whole.keys()]);
  const { bytes } = await openHome(second, customer);
  const differences = [...whole.keys()].map((url) => bytes.get(url) ?? 0);
  return { files: whole.size, whole: sum(whole.values()), sent: sum(differences) };
}

/**
 * What a home costs a browser that has it of an earlier commit, after this one is released.
 * @param commit the earlier one; that of a day before unless given
 */
export async function measureRelease(commit?: string): Promise<string> {
  const earlier = commit ?? (await commitOfBefore());
  const built = await step(`Building ${earlier}`, () => buildCommit(earlier));
  const stack = await startTestPortal();
  try {
    const customer = await registerCustomer(domains.workshop);
    await givenFor(customer).work(2);
    const release = await step('Publishing it', () => pinBuild(built, domains.workshop));
    const { files, whole, sent } = await step('Opening the home before and after', () =>
      withBrowser((browser) => measureHome(browser, customer, release)),
    );
    return describeFindings(
      `Home after a release, of whoever had ${earlier}: ${files} files are new, ${whole} bytes, and ${sent} were sent`,
      [atMost('bytes after an ordinary release', sent / whole, MOST, '×')],
    );
  } finally {
    await stack.stop();
  }
}
