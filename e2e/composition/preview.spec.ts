import { expect, type Page } from '@playwright/test';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { findViolations } from '../accessibility/findViolations.ts';
import { addresses, originOf } from '../support/domains.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { openPlainProvider } from '../support/providers/openPlainProvider.ts';
import {
  failuresOf,
  giveTo,
  ownLetters,
  publishFixture,
} from '../support/providers/publishFixture.ts';
import { administratorToken, runCommand } from '../support/runCommand.ts';
import { test } from '../support/people/customerTest.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Begins what a link shows, in the browser that opened it. */
async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Começar a pré-visualização' }).click();
  await page.waitForURL(/\/client/);
}

// One size shows it; the badge is looked at in both below.
test(
  'a published release is shown by a link to one browser on real data, says so, counts nowhere, and ends',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const domain = await openPlainProvider();
    const letters = ownLetters();
    const name = `mf-${letters}`;
    const path = `/${letters}/:fault`;
    const pages = [
      {
        name: 'falha',
        path,
        title: 'Falha',
        modes: ['full' as const],
        layout: 'standard' as const,
      },
    ];
    const stable = await publishFixture('mf-stage', { name, pages, panels: [] });
    await giveTo(domain, stable);
    const release = await publishFixture('mf-fault', { name, pages, panels: [] });
    const { version } = release;
    const address = (fault: string) => `${originOf(domain)}/client/${letters}/${fault}`;
    const customer = await registerCustomer(domain);
    await openSession(page.context(), customer);

    const printed = await runCommand(
      'rollout',
      'preview',
      name,
      version,
      '--provider',
      domain,
      '--author',
      'Rita',
    );
    const [link = ''] = /http\S+/.exec(printed) ?? [];
    expect(link).toContain(`${originOf(domain)}/preview?link=`);
    await page.goto(link);
    await expect(page.getByText(`${name} ${version}, a pedido de Rita`)).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
    await page.goto(address('nenhuma'));
    await expect(page.getByRole('heading', { name: 'Versão anterior' })).toBeVisible();

    await begin(page, link);
    await page.goto(address('nenhuma'));
    await expect(page.locator(`[data-release="${version}"]`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Falhar' })).toBeVisible();
    const badge = page.getByRole('button', { name: `Pré-visualização ${name} ${version} — sair` });
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await expect(badge).toBeInViewport({ ratio: 1 });
    }
    expect(await findViolations(page)).toEqual([]);

    const others = await browser.newContext();
    await openSession(others, customer);
    const other = await others.newPage();
    await other.goto(address('nenhuma'));
    await expect(other.getByRole('heading', { name: 'Versão anterior' })).toBeVisible();
    await expect(other.getByRole('button', { name: /^Pré-visualização/ })).toHaveCount(0);

    // Its failure is seen, and is no failed load of the release.
    await page.goto(address('mount'));
    await expect(page.getByText('Esta parte do portal não está disponível')).toBeVisible();
    await expect(badge).toBeVisible();

    await badge.press('Enter');
    await page.waitForURL(/\/client/);
    await expect(badge).toHaveCount(0);
    await page.goto(address('nenhuma'));
    await expect(page.getByRole('heading', { name: 'Versão anterior' })).toBeVisible();
    expect(await failuresOf(release)).toEqual({});

    await begin(page, link);
    await page.goto(address('nenhuma'));
    await expect(badge).toBeVisible();
    await mgmtClient(addresses.backend, administratorToken()).edit(name, {
      edit: { kind: 'kill', version },
      author: 'Rita',
      reason: 'A test',
    });
    await expect(async () => {
      await page.goto(address('nenhuma'));
      await expect(page.getByRole('heading', { name: 'Versão anterior' })).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
    await page.goto(link);
    await expect(page.getByText('A versão foi retirada')).toBeVisible();
    await page.goto(`${originOf(domain)}/preview?link=forged`);
    await expect(page.getByText('Não foi feita por este portal')).toBeVisible();
    await others.close();
  },
);
