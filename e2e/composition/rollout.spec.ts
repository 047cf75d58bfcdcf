import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations.ts';
import { bootDocumentOf } from '../support/bootDocument.ts';
import { administratorToken, runCommand } from '../support/command.ts';
import { openSession, registerCustomer } from '../support/customer.ts';
import { addresses, domains, originOf, type Domain } from '../support/portal.ts';

const remote = 'mf-notifications';
const operations = `${addresses.backend}/operations/rollouts`;

/** The release of a remote that a page of the provider is given. */
async function releaseAt(page: Page, domain: Domain, of = remote): Promise<string | undefined> {
  await page.goto(`${originOf(domain)}/client/login`);
  const { remotes } = await bootDocumentOf(page);
  return remotes.find(({ name }) => name === of)?.release.version;
}

async function logIn(page: Page): Promise<void> {
  await page.goto(operations);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Administrator token').fill(administratorToken());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rollouts', level: 1 })).toBeVisible();
}

test('a team ships one remote to one provider and takes it back, and nobody else notices', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'commands have no size; the page has a test of its own');
  test.setTimeout(180_000);
  const version = `9.${Date.now()}.0`;
  const before = await releaseAt(page, domains.barber);
  expect(before).not.toBe(version);

  expect(await runCommand('release', remote, '--version', version)).toMatch(
    /Mounting its view on the double of the shell.*nobody has it yet/s,
  );
  await expect(runCommand('release', remote, '--version', version)).rejects.toThrow(
    /published already/,
  );
  expect(await releaseAt(page, domains.barber)).toBe(before);

  const reason = ['--reason', 'First look', '--author', 'Rita'];
  const give = ['set', remote, version, '--provider', domains.barber, ...reason];
  const dry = await runCommand('rollout', ...give, '--dry-run');
  expect(dry).toContain('nothing was changed');
  expect(dry).toMatch(new RegExp(`${domains.barber} .*${before} .*→ .*${version}`));
  expect(await releaseAt(page, domains.barber)).toBe(before);
  await runCommand('rollout', ...give);
  await expect.poll(() => releaseAt(page, domains.barber)).toBe(version);
  expect(await releaseAt(page, domains.workshop)).toBe(before);

  await openSession(context, await registerCustomer(domains.barber));
  await page.goto(`${originOf(domains.barber)}/client/services`);
  const told = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/mgmt/telemetry') &&
      answer.request().postDataBuffer()?.includes(version) === true,
  );
  await page.getByRole('button', { name: /^Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.locator(`[data-release="${version}"]`)).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Sem notificações' })).toBeVisible();

  // What the page told mgmt is what operators see.
  expect((await told).status()).toBe(204);
  await logIn(page);
  const row = page.getByRole('row', { name: new RegExp(`^${version} .*Loads|^${version}`) });
  await expect(row).toContainText('0 (0 %)');
  await page.getByRole('link', { name: `Roll back ${remote} ${version}` }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: domains.barber })).toContainText(
    `${before} instead of ${version}`,
  );
  await page.getByLabel('Why?').fill('The bell rings twice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('The version was taken back.');
  const takenBack = Date.now();
  await expect.poll(() => releaseAt(page, domains.barber), { intervals: [50] }).toBe(before);
  expect(Date.now() - takenBack).toBeLessThan(5000);
  expect(await runCommand('rollout', 'history', remote)).toMatch(/Ana +The bell rings twice/);
});

test('the rollout page follows by itself, keeps the focus, and stands in both themes', async ({
  page,
  isMobile,
}) => {
  // Only the last change of a remote is shown, and both sizes and the test above run at once.
  const quiet = isMobile ? 'mf-profile' : 'mf-payment';
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(operations);
  expect(await findViolations(page)).toEqual([]);
  await logIn(page);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page)).toEqual([]);
  const width = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);

  const everyone = await releaseAt(page, domains.clinic, quiet);
  await page.goto(operations);
  await page.getByRole('button', { name: 'Log out' }).focus();
  const pin = ['pin', quiet, everyone ?? '', '--provider', domains.clinic];
  await runCommand('rollout', ...pin, '--reason', 'Clinic is busy', '--author', 'Rita');
  await expect(page.getByRole('region', { name: quiet })).toContainText('Clinic is busy');
  await expect(page.getByRole('status')).toContainText('Updated at');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();
  const unpin = ['unpin', quiet, '--provider', domains.clinic];
  await runCommand('rollout', ...unpin, '--reason', 'Over', '--author', 'Rita');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Administrator token')).toBeVisible();
});
