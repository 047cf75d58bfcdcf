import { expect, type Locator, type Page } from '@playwright/test';
import type { Release } from '@portal/contract/release';
import type { FaultyEdge } from '../edges/faultyEdge.ts';
import { watchReports, type PageReports } from '../watching/pageReports.ts';
import { openPlainProvider } from '../providers/openPlainProvider.ts';
import { failuresOf, giveTo, publishFixture, remarksOf } from '../providers/publishFixture.ts';

/** A provider of one test, with a page that works and a remote that fails. */
export interface FailingStage {
  /** Origin of the portal behind the edge that can be spoilt. */
  origin: string;
  domain: string;
  release: Release;
  reports: PageReports;
}

/** Makes the provider, gives it both remotes, and listens to what the page will report. */
export async function setTheStage(page: Page, edge: FaultyEdge): Promise<FailingStage> {
  const domain = await openPlainProvider();
  await giveTo(domain, await publishFixture('mf-stage'));
  const release = await publishFixture('mf-fault');
  await giveTo(domain, release);
  const origin = `http://${domain}:${edge.port}`;
  await page
    .context()
    .addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: origin }]);
  return { origin, domain, release, reports: watchReports(page) };
}

const NOTE = 'Escrevi isto antes';

/** Opens the page that works, with a clock that tests may set, and types on it. */
export async function openStage(page: Page, { origin }: FailingStage, fault: string) {
  await page.clock.install();
  await page.goto(`${origin}/client/palco/${fault}`);
  await page.getByLabel('Nota').fill(NOTE);
}

/** Opens the panel of the remote that fails over the page that works, on which something was typed. */
export async function openPanel(page: Page, stage: FailingStage, fault: string) {
  await openStage(page, stage, fault);
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  return page.getByRole('dialog', { name: 'Painel' });
}

/** Until what was drawn has had its effects, which come in turns of their own, whatever the clock says. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
  });
}

/**
 * Sees something within two seconds of the page's own clock, which stands still while machine and network are at
 * work: only what the shell itself waits for counts. Then the clock goes on by itself.
 * @param first what stands there before it, for as long as the two seconds last
 */
export async function expectInTime(page: Page, shown: Locator, first = shown): Promise<void> {
  let left = 2000;
  let isThere = false;
  // Most is there after the first step, and each further one is given half a second of the machine's time.
  for (let step = 400; !isThere && left > 0; step = 100) {
    await page.clock.runFor(step);
    left -= step;
    isThere = await first.waitFor({ state: 'attached', timeout: 500 }).then(
      () => true,
      () => false,
    );
  }
  expect(isThere, 'within 2 s').toBe(true);
  if (first !== shown) {
    // The view begins to be waited for once its place is drawn.
    await untilSettled(page);
    await page.clock.runFor(left);
  }
  await expect(shown).toBeVisible();
  await page.clock.resume();
}

/** Takes the cause away for which the remote fails. */
export async function mend(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('fault-mended', ''));
}

/** The rest of the portal is as it was: the page with what was typed, and the bar. */
export async function expectTheRest(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(page.getByLabel('Nota')).toHaveValue(NOTE);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Início', exact: true })).toBeVisible();
}

/** The failure is in the service's log, with its release, and with nothing that was typed. */
export async function expectLogged(
  { reports, release }: Pick<FailingStage, 'reports' | 'release'>,
  code: string,
  message = '',
): Promise<void> {
  const ofRelease = () =>
    reports
      .failures()
      .filter((failure) => failure.code === code && failure.release === release.version);
  await expect.poll(() => ofRelease().map((failure) => failure.remote)).toContain(release.name);
  await expect
    .poll(() =>
      ofRelease()
        .map((failure) => failure.message)
        .join(),
    )
    .toContain(message);
  expect(JSON.stringify(reports.failures())).not.toContain(NOTE);
}

/** The failure is counted by mgmt for this release of this provider; nothing of the customer went with it. */
export async function expectCounted(
  page: Page,
  { reports, release }: FailingStage,
  code: string,
): Promise<void> {
  await expectLogged({ reports, release }, code);
  // Telemetry is collected for a while before it is sent.
  await page.clock.fastForward(3000);
  await expect.poll(() => failuresOf(release)).toMatchObject({ [code]: expect.any(Number) });
  expect(reports.loads().map(({ version }) => version)).toContain(release.version);
  expect(JSON.stringify(reports.loads())).not.toContain(NOTE);
  expect(await reports.cookies()).toEqual([]);
}

/** What the release did wrong on the page is counted once by mgmt, and not as a failure to show it. */
export async function expectRemarked(
  page: Page,
  { reports, release }: FailingStage,
  code: string,
): Promise<void> {
  await expectLogged({ reports, release }, code);
  // Remarks are collected for a while before they are sent.
  await page.clock.fastForward(3000);
  // One that goes on for ever floods as well, where the machine takes its time.
  const counted = code === 'REMOTE-GONE' ? expect.objectContaining({ [code]: 1 }) : { [code]: 1 };
  await expect.poll(() => remarksOf(release)).toEqual(counted);
  expect(await failuresOf(release)).toEqual({});
  expect(JSON.stringify(reports.remarks())).not.toContain(NOTE);
  expect(await reports.cookies()).toEqual([]);
}

/** What is only reported never counts against the release. */
export async function expectUncounted(
  page: Page,
  { reports, release }: FailingStage,
): Promise<void> {
  await page.clock.fastForward(3000);
  const outcomes = () =>
    reports
      .loads()
      .filter(({ version }) => version === release.version)
      .map(({ outcome }) => outcome);
  await expect.poll(outcomes).toContain('shown');
  expect(new Set(outcomes())).toEqual(new Set(['shown']));
  expect(await failuresOf(release)).toEqual({});
}
