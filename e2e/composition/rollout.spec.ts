import { expect, test, type Page } from '@playwright/test';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { findViolations } from '../accessibility/findViolations.ts';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { notificationsToken } from '../support/messages/notificationsToken.ts';
import { administratorToken, runCommandAs, teamVariables } from '../support/runCommand.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { openPlainProvider } from '../support/providers/openPlainProvider.ts';
import { addresses, domains, originOf, type Domain } from '../support/domains.ts';
import { ownLetters, publishFixture } from '../support/providers/publishFixture.ts';

const remote = 'mf-notifications';
const operations = `${addresses.backend}/operations/rollouts`;

/** The release of the remote that a page of the provider is given. */
async function releaseAt(page: Page, domain: Domain): Promise<string | undefined> {
  await page.goto(`${originOf(domain)}/client/login`);
  const { remotes } = await bootDocumentOf(page);
  return remotes.find(({ name }) => name === remote)?.release.version;
}

/** The commands of somebody of a team that owns the remote and nothing else. */
async function joinTeam() {
  const env = teamVariables(await notificationsToken());
  return (name: 'release' | 'rollout', ...args: string[]) => runCommandAs(env, name, ...args);
}

async function logIn(page: Page): Promise<void> {
  await page.goto(operations);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Administrator token').fill(administratorToken());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rollouts', level: 1 })).toBeVisible();
}

// Commands have no size; the page has a test of its own.
test(
  'a team ships one remote to one provider and takes it back, and nobody else notices',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const version = `9.${Date.now()}.0`;
    const before = await releaseAt(page, domains.barber);
    expect(before).not.toBe(version);

    // From another machine: everything goes over HTTP, with a token that opens this remote alone.
    const run = await joinTeam();
    const reasons = ['--dirty-because', 'A test', '--untested-because', 'They run elsewhere'];
    const release = ['--version', version, '--notes', 'A calmer bell', ...reasons];
    expect(await run('release', remote, ...release)).toMatch(
      /Mounting its view on the double of the shell.*files added.*nobody has it yet/s,
    );
    await expect(run('release', remote, ...release)).rejects.toThrow(/published already/);
    await expect(run('release', 'mf-booking', ...release)).rejects.toThrow(
      'mf-booking belongs to no team, and so to the administrator',
    );
    expect(await releaseAt(page, domains.barber)).toBe(before);

    const reason = ['--reason', 'First look', '--author', 'Rita'];
    const give = ['set', remote, version, '--provider', domains.barber, ...reason];
    const dry = await run('rollout', ...give, '--dry-run');
    expect(dry).toContain('nothing was changed');
    expect(dry).toMatch(new RegExp(`${domains.barber} .*${before} .*→ .*${version}`));
    expect(await releaseAt(page, domains.barber)).toBe(before);
    await run('rollout', ...give);
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
    // A second, of which a busy machine makes several.
    expect(Date.now() - takenBack).toBeLessThan(15_000);
    const history = await run('rollout', 'history', remote);
    expect(history).toMatch(/Ana +The bell rings twice/);
    expect(history).toContain('Rita (Equipa das notificações)  First look');
    expect(history).toMatch(new RegExp(`${version} .*Node .*webpack .*A calmer bell`));
  },
);

const TABLE = '**/operations/rollouts/table';

/** Keeps what the page says aloud, because tests that run beside this one make it say more. */
async function rememberWords(page: Page): Promise<void> {
  await page.getByRole('status').evaluate((state) => {
    new MutationObserver(() => {
      document.body.dataset['said'] = `${document.body.dataset['said'] ?? ''} ${state.textContent}`;
    }).observe(state, { childList: true });
  });
}

test(
  'what customers felt of a page stands on the page of its remote',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openSession(context, await registerCustomer(domains.barber));
    await logIn(page);
    const felt = page.getByRole('region', { name: 'What customers felt' });
    await expect(async () => {
      const watching = page.waitForResponse(/\/host\/update\.\w+\.js$/);
      await page.goto(`${originOf(domains.barber)}/client/perfil`);
      // What watches the page runs by the time that a test can ask for it as well.
      await page.evaluate((address) => import(address), (await watching).url());
      await page.goto(`${operations}/mf-profile?span=1h&provider=${domains.barber}`);
      await expect(felt.getByRole('row', { name: /^profile / })).toContainText(
        /\d m?s \(\d+ views/,
      );
    }).toPass({ timeout: 45_000 });
  },
);

test('the rollout page follows by itself, keeps focus and presses, and stands in both themes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(operations);
  expect(await findViolations(page)).toEqual([]);
  await logIn(page);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page)).toEqual([]);
  const width = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);

  const domain = await openPlainProvider();
  const own = { name: `mf-${ownLetters()}`, pages: [], panels: [] };
  const { name, version } = await publishFixture('mf-stage', own);
  const mgmt = mgmtClient(addresses.backend, administratorToken());
  const change = (edit: Parameters<typeof mgmt.edit>[1]['edit'], reason: string) =>
    mgmt.edit(name, { edit, author: 'Rita', reason });
  const card = page.getByRole('region', { name });
  await rememberWords(page);
  await change({ kind: 'provider', version, providers: [domain] }, 'First look');
  await expect(card).toContainText('Rita: First look');
  await expect(page.locator('body')).toHaveAttribute(
    'data-said',
    new RegExp(`${name}.* changed at`),
  );

  // Whoever presses while news arrives has pressed what was there before.
  // As in Safari, which does not hold in sight what is seen while something comes above it.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const back = page.getByRole('link', { name: `Roll back ${name} ${version}` });
  await back.hover();
  await page.mouse.down();
  const above = '<p>News</p>'.repeat(20) + (await page.locator('#overview').innerHTML());
  await page.route(TABLE, (route) => route.fulfill({ contentType: 'text/html', body: above }));
  // One question at a time: with the second answer the first one was dealt with.
  await page.waitForResponse(TABLE);
  await page.waitForResponse(TABLE);
  await expect(back).toBeFocused();
  await page.mouse.up();
  await page.unroute(TABLE);
  await page.getByLabel('Why?').fill('Enough seen');

  // And whoever confirms what somebody else changed meanwhile is asked again.
  await change({ kind: 'pin', version, providers: [domain] }, 'Busy day');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Somebody changed this rollout');
  await expect(page.getByText('No provider gets anything else')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByLabel('Why?')).toHaveValue('Enough seen');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('status')).toHaveText('The version was taken back.');
  await expect(card).toContainText('Ana: Enough seen');

  // Numbers come without a word, so that those above stay; a connection that goes is told, and that it is back.
  const shown = await page.locator('#overview').innerHTML();
  const numbers = shown.replace(/("Loads in a day">)\d+/, '$1' + '7654');
  await page.route(TABLE, (route) => route.fulfill({ contentType: 'text/html', body: numbers }));
  await expect(page.getByRole('cell', { name: '7654' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('The version was taken back.');
  await page.unroute(TABLE);
  await page.route(TABLE, (route) => route.abort());
  await expect(page.getByRole('status')).toContainText('No connection');
  await page.unroute(TABLE);
  await page.route(TABLE, (route) => route.fulfill({ contentType: 'text/html', body: numbers }));
  await expect(page.getByRole('status')).toHaveText('Connected again.');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Administrator token')).toBeVisible();
});
