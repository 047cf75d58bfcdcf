import type { Browser } from '@playwright/test';
import { DEMO_CUSTOMER_PHONE } from '../support/people/demoCustomerPhone.ts';
import { logIn } from '../support/people/logIn.ts';
import { domains } from '../support/domains.ts';
import { providerOf } from '../support/providers/provider.ts';
import { newVisitor } from './openCold.ts';
import { ANSWERED } from './starts/starts.ts';

/** What the start still asks for is over by then, and what only comes when nobody waits, in milliseconds. */
const SETTLED_MS = 15_000;
const MINUTE_MS = 60_000;
const STREAM = '/api/main/live';

/** Calls that details make in a minute in which nothing happens. */
export interface Quiet {
  following: number;
  /** Where no stream can be opened: the polling of the specification. */
  polling: number;
  /** Tries to open it, which come on top. */
  tries: number;
}

async function countCalls(
  browser: Browser,
  origin: string,
  address: string,
  session: string,
  hasStream: boolean,
): Promise<{ calls: number; tries: number }> {
  const cookies = [{ name: 'sessionToken', value: session }, ...ANSWERED];
  const context = await newVisitor(browser, origin, cookies);
  try {
    const page = await context.newPage();
    if (!hasStream) await page.route(`**${STREAM}*`, (route) => route.abort());
    const stream = hasStream ? page.waitForResponse(`**${STREAM}*`) : null;
    await page.goto(origin + address);
    await page.locator('[data-card="state"] h1').waitFor();
    await stream;
    await page.waitForTimeout(SETTLED_MS);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.waitForTimeout(MINUTE_MS);
    const calls = paths.filter((path) => path.startsWith('/api/'));
    const tries = calls.filter((path) => path === STREAM).length;
    return { calls: calls.length - tries, tries };
  } finally {
    await context.close();
  }
}

/** Leaves the details of a work open for a minute with the stream, and beside them without. */
export async function measureQuiet(browser: Browser, origin: string): Promise<Quiet> {
  const domain = domains.workshop;
  const work = await providerOf(domain).openWork({
    customer: { phone: DEMO_CUSTOMER_PHONE },
    symptoms: [{ name: 'Revisão' }],
  });
  // Each has a session of its own: the news of one are not the other's.
  const sessions = [
    await logIn(domain, DEMO_CUSTOMER_PHONE),
    await logIn(domain, DEMO_CUSTOMER_PHONE),
  ] as const;
  const address = `/client/service-details/${work}`;
  const [following, polling] = await Promise.all([
    countCalls(browser, origin, address, sessions[0], true),
    countCalls(browser, origin, address, sessions[1], false),
  ]);
  return { following: following.calls, polling: polling.calls, tries: polling.tries };
}
