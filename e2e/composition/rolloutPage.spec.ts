import { expect, test, type Page } from '@playwright/test';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { findViolations } from '../accessibility/findViolations.ts';
import { administratorToken } from '../support/runCommand.ts';
import { addresses, originOf } from '../support/domains.ts';
import { openPlainProvider } from '../support/providers/openPlainProvider.ts';
import { ownLetters, publishFixture } from '../support/providers/publishFixture.ts';
import { whenObserved } from '../support/watching/whenObserved.ts';

const operations = `${addresses.backend}/operations/rollouts`;

async function logIn(page: Page): Promise<void> {
  await page.goto(operations);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Administrator token').fill(administratorToken());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rollouts', level: 1 })).toBeVisible();
}

/** In both themes nobody is shut out, and nothing is wider than the window. */
async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/** Opens a page, types into its field once the watch for what is felt runs, and leaves. */
async function useOnce(page: Page, address: string): Promise<void> {
  const accepted = { name: 'acceptedNecessaryCookies', value: 'true', url: address };
  await page.context().addCookies([accepted]);
  const watched = await whenObserved(page, 'largest-contentful-paint');
  await page.goto(address);
  await watched();
  // Only what takes its time is measured, and only once it was painted.
  const measured = page.evaluate(() => {
    const takeTime = () => {
      const end = performance.now() + 100;
      while (performance.now() < end);
    };
    document.addEventListener('keydown', takeTime);
    return new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntries().some(({ name }) => name === 'keydown')) resolve();
      });
      observer.observe({ type: 'event', buffered: true });
    });
  });
  const note = page.getByLabel('Nota');
  await note.click();
  await note.pressSequentially('Olá');
  await measured;
  await page.goto('about:blank');
}

test('the page of a remote shows its loads in time, how late a press was answered and every change, and the next steps are done from it', async ({
  page,
}) => {
  const domain = await openPlainProvider();
  const letters = ownLetters();
  const stage = { name: 'palco', path: `/${letters}`, title: 'Palco', layout: 'standard' } as const;
  const pages = [{ ...stage, modes: ['visitor' as const] }];
  const own = { name: `mf-${letters}`, pages, panels: [] };
  const { name, version } = await publishFixture('mf-stage', own);
  const mgmt = mgmtClient(addresses.backend, administratorToken());
  const edit = { kind: 'provider' as const, version, providers: [domain] };
  await mgmt.edit(name, { edit, author: 'Rita', reason: 'First look' });
  const felt = page.getByRole('row', { name: 'palco' }).locator('[data-label="Press answered"]');
  await useOnce(page, `${originOf(domain)}/client/${letters}`);
  await logIn(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '24 h' }).click();
  await expect(page.getByRole('link', { name: '24 h' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Rita: First look').first()).toBeVisible();
  // What a page tells when it is left is on its way for a moment.
  await expect(async () => {
    await page.reload();
    await expect(felt).toHaveText(/\d+ ms \(1 views, mostly [^)]+\)/, { timeout: 1000 });
  }).toPass({ timeout: 45_000 });
  await expectGood(page);

  // By the keyboard from here on: what can be done with the release, and who would get what.
  const what = page.getByText(`What can be done with ${version}`);
  await what.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Plan its steps' }).press('Enter');
  await page.getByLabel('Steps, in per cent').fill('5, 100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Within a second, new pages get this instead:')).toBeVisible();
  await expectGood(page);
  await page.getByLabel('Why?').fill('A calmer page');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Plan of ${version}` })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('It was done.');
  await expect(page.getByText('It waits for its time.')).toBeVisible();
  await expectGood(page);

  // What was unfolded stays so while the page follows what somebody else does.
  await what.click();
  await mgmt.edit(name, { edit: { kind: 'pause-plan' }, author: 'Rui', reason: 'Quiet night' });
  await expect(page.getByText('It is paused and waits for somebody.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText(`${name} changed at`);
  await expect(page.getByRole('link', { name: 'Plan its steps' })).toBeVisible();

  await page.getByRole('link', { name: `Roll back ${version}` }).click();
  await page.getByLabel('Why?').fill('Enough seen');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('status')).toHaveText('The version was taken back.');
});

/** By its tick, or where there are many providers by its name. */
async function chooseProvider(page: Page, domain: string): Promise<void> {
  const tick = page.getByLabel(domain);
  const names = page.getByLabel('Domains of providers');
  await expect(tick.or(names)).toBeVisible();
  if ((await names.count()) > 0) await names.fill(domain);
  else await tick.check();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('trouble stands first, and everything is done by links and forms', async ({ page }) => {
    const domain = await openPlainProvider();
    const own = { name: `mf-${ownLetters()}`, pages: [], panels: [] };
    const { name, version } = await publishFixture('mf-stage', own);
    const mgmt = mgmtClient(addresses.backend, administratorToken());
    const edit = { kind: 'provider' as const, version, providers: [domain] };
    const guard = 'canary guard';
    await mgmt.edit(name, { edit, author: 'Rita', reason: 'First look' });
    const rollback = { kind: 'rollback' as const, version };
    const reason = `${version} was halted: 9 of 9 loads failed.`;
    await mgmt.edit(name, { edit: rollback, author: guard, reason });
    await logIn(page);
    const trouble = page.locator(`#trouble-halted-${name}`);
    await expect(trouble).toContainText(`${name} ${reason}`);
    await expect(trouble).toContainText(`It was given to ${domain}`);
    await page.goto(`${operations}/${name}/give?version=${version}`);
    await chooseProvider(page, domain);
    await page.getByRole('button', { name: 'Show what happens' }).click();
    await expect(page.getByText(`${domain}: ${version} instead of`)).toBeVisible();
    await page.getByLabel('Why?').fill('Mended');
    await page.getByRole('button', { name: 'Give it to them' }).click();
    await expect(page.getByText('Ana: Mended').first()).toBeVisible();
    await mgmt.edit(name, { edit: rollback, author: 'Rita', reason: 'Over' });
  });
});
