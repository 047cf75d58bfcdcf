import { expect, test, type Browser, type Page } from '@playwright/test';
import { clientInfoSchema } from '@portal/api/account/clientInfo';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import * as v from 'valibot';
import { callApi } from '../support/api.ts';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { administratorToken, runCommand } from '../support/runCommand.ts';
import { openSession, registerCustomer, type Customer } from '../support/people/customer.ts';
import { inventFailures, tellOfOthers } from '../support/telemetry/tellOfOthers.ts';
import { watchReports } from '../support/watching/pageReports.ts';
import { addresses, originOf, type Domain } from '../support/domains.ts';
import { openPlainProvider } from '../support/providers/openPlainProvider.ts';
import { ownLetters, publishFixture } from '../support/providers/publishFixture.ts';

// For a while everyone's portal has a remote of this test, which nothing that runs beside it should see.

const sign = { author: 'Rita', reason: 'A canary of a test' };

/** Which version of a remote a browser is given that knows its customer. */
async function versionFor(browser: Browser, name: string, { domain, token }: Customer) {
  const info = await callApi(domain, '/main/user/client/info', { token });
  const { user_id: value } = v.parse(clientInfoSchema, info);
  const context = await browser.newContext();
  await context.addCookies([{ name: 'userId', value, url: originOf(domain) }]);
  const page = await context.newPage();
  await page.goto(originOf(domain));
  const { remotes } = await bootDocumentOf(page);
  await context.close();
  return remotes.find((remote) => remote.name === name)?.release.version;
}

/** Registers customers until somebody is given the version, and then until somebody else is not: the edge knows it by then. */
async function customersOf(browser: Browser, domain: Domain, name: string, version: string) {
  let given: Customer | undefined;
  for (;;) {
    const customer = await registerCustomer(domain);
    if ((await versionFor(browser, name, customer)) === version) given ??= customer;
    else if (given) return { given, others: customer };
  }
}

/** Opens a page as a customer. By the first one a browser learns who is in a share. */
async function visit(browser: Browser, customer: Customer, address: string): Promise<Page> {
  const context = await browser.newContext();
  await openSession(context, customer);
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Versão anterior' })).toBeVisible();
  const isKnown = async () => (await context.cookies()).some((cookie) => cookie.name === 'userId');
  await expect.poll(isKnown).toBe(true);
  return page;
}

async function openRollouts(page: Page, remote: string) {
  await page.goto(`${addresses.backend}/operations/rollouts`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Administrator token').fill(administratorToken());
  await page.keyboard.press('Enter');
  return page.getByRole('region', { name: remote });
}

test('a canary that fails in customers’ browsers is taken back by itself while its team looks on, and they get what everyone has', async ({
  page: team,
  browser,
}) => {
  const mgmt = mgmtClient(addresses.backend, administratorToken());
  const letters = ownLetters();
  const name = `mf-${letters}`;
  const pages = [
    {
      name: 'falha',
      path: `/${letters}/:fault`,
      title: 'Falha',
      modes: ['full' as const],
      layout: 'standard' as const,
    },
  ];
  const stable = await publishFixture('mf-stage', { name, pages, panels: [] });
  await mgmt.edit(name, { edit: { kind: 'everyone', version: stable.version }, ...sign });
  try {
    const domain = await openPlainProvider();
    const address = (fault: string) => `${originOf(domain)}/client/${letters}/${fault}`;
    const { version } = await publishFixture('mf-fault', { name, pages, panels: [] });
    await runCommand('rollout', 'set', name, version, '--share', '50', '--reason', 'A calmer page');

    const region = await openRollouts(team, name);
    await expect(region).toContainText(`50 % ${version}, 50 % ${stable.version}`);
    const releaseOn = async (page: Page) => {
      const { remotes } = await bootDocumentOf(page);
      return remotes.find((remote) => remote.name === name)?.release.version;
    };

    const { given, others } = await customersOf(browser, domain, name, version);
    const one = await visit(browser, given, address('nenhuma'));
    const other = await visit(browser, others, address('nenhuma'));
    await tellOfOthers(other, name, stable.version);
    await inventFailures(other, name, version);
    await inventFailures(other, name, stable.version);
    await expect(async () => {
      await one.goto(address('handler'));
      expect(await releaseOn(one)).toBe(version);
    }).toPass();
    await one.getByRole('button', { name: 'Falhar' }).click();
    // What the page has to tell it tells at the latest when it is left, once the cause is known.
    const reports = watchReports(one);
    const mounts = () => reports.failures().filter(({ code }) => code === 'REMOTE-MOUNT').length;
    for (let load = 1; load <= 4; load += 1) {
      await one.goto(address('mount'));
      await expect(one.getByRole('heading', { name: 'Versão anterior' })).toBeVisible();
      await expect.poll(mounts).toBe(load);
    }
    await one.goto('about:blank');
    await other.reload();
    expect(await releaseOn(other)).toBe(stable.version);

    const halted = `${version} was halted: 4 of 5 loads failed (80.0 %)`;
    await expect(region).toContainText(`canary guard: ${halted}`);
    await expect(team.getByRole('status')).toContainText(`${name}: ${halted}`);
    await expect(region).not.toContainText('50 %');
    const row = region.getByRole('row', { name: new RegExp(`^${version}`) });
    await expect(row).toContainText(/4 \(80 %\)\s*REMOTE-MOUNT × 4/);
    await expect(row).toContainText('REMOTE-MOUNT on 4 pages: fault: mount');
    await expect(row).toContainText('REMOTE-HANDLER on 1 page (20 % of loads)');
    await expect(row.getByRole('link', { name: 'Roll back' })).toHaveCount(0);

    await expect(async () => {
      await one.goto(address('mount'));
      expect(await releaseOn(one)).toBe(stable.version);
    }).toPass();
    await expect(one.locator(`[data-release="${stable.version}"]`)).toBeVisible();
    await Promise.all([one, other].map((page) => page.context().close()));
  } finally {
    await mgmt.edit(name, { edit: { kind: 'kill', version: stable.version }, ...sign });
  }
});
