import { expect, test, type Locator, type Page } from '@playwright/test';
import { CONTRACT_VERSION, satisfiesContract } from '@portal/contract/contractVersion';
import { keptBuilds, type KeptBuild } from '@portal/scripts/keep/keptBuilds';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { openSession } from '../support/people/customer.ts';
import { publishKept, startKeptShell } from '../support/providers/publishKept.ts';
import { originOf } from '../support/domains.ts';
import { giveTo } from '../support/providers/publishFixture.ts';
import { openSmallProvider } from '../support/providers/smallProvider.ts';

/** What the shell reports of a remote, but that it is slow: so is a loaded machine. */
const FAILURE = /^REMOTE-(?!SLOW)/;

const main = (page: Page) => page.getByRole('main');

/** The shortest way through each remote that shows that it works. */
const journeys: Record<string, (page: Page, origin: string, work: string) => Promise<void>> = {
  async 'mf-services'(page, origin) {
    await page.goto(`${origin}/client/services`);
    await expect(main(page).getByRole('article')).toHaveCount(1);
  },
  async 'mf-notifications'(page, origin) {
    await page.goto(`${origin}/client/services`);
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notificações' });
    await expect(
      panel.getByRole('list', { name: 'Notificações' }).getByRole('listitem').first(),
    ).toContainText('Oficina');
    await expect(panel.locator('[data-remote="mf-notifications"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  },
  async 'mf-payment'(page, origin, work) {
    await page.goto(`${origin}/client/payment/${work}`);
    await main(page).getByRole('radio', { name: 'MB WAY', exact: true }).check({ force: true });
    await expect(main(page).getByLabel('Telemóvel MB WAY')).toBeVisible();
  },
  async 'mf-booking'(page, origin) {
    await page.goto(`${origin}/client/schedule`);
    await page.getByRole('checkbox', { name: 'Revisão', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Quando lhe dá jeito?' }),
    ).toBeVisible();
  },
  async 'mf-profile'(page, origin) {
    await page.goto(`${origin}/client/perfil`);
    const name = main(page).getByLabel('Nome', { exact: true });
    await expect(name).toHaveValue('Inês Carvalho');
    await name.fill('Inês de Carvalho');
    await main(page).getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(main(page).getByRole('button', { name: 'Guardar Alterações' })).toHaveCount(0);
  },
};

/** Errors of scripts on the page, and failures that the shell reports. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (FAILURE.test(message.text())) failures.push(message.text());
  });
  return failures;
}

/** Remotes of a kept build, in the order of their journeys. */
function remotesOf(kept: KeptBuild): string[] {
  return Object.keys(journeys).filter((name) => kept.packages[name]);
}

for (const kept of keptBuilds()) {
  const works = remotesOf(kept).filter((name) =>
    satisfiesContract(kept.packages[name]?.needs ?? '', CONTRACT_VERSION),
  );

  test(`the remotes of ${kept.commit} (contract ${kept.contract}) work on this shell`, async ({
    page,
  }) => {
    const failures = watchFailures(page);
    const provider = await openSmallProvider();
    const origin = originOf(provider.domain);
    for (const remote of works) await giveTo(provider.domain, await publishKept(kept, remote));
    await openSession(page.context(), provider.customer);
    for (const remote of works) {
      await test.step(remote, async () => {
        await journeys[remote]?.(page, origin, provider.work);
        const given = (await bootDocumentOf(page)).remotes.find(({ name }) => name === remote);
        expect(given?.release.version).toBe(kept.packages[remote]?.version);
      });
    }
    expect(failures).toEqual([]);
  });
}

/** How a customer comes to a remote from a page of another one, and where its place is. */
const waysTo: Record<string, (page: Page) => Promise<Locator>> = {
  async 'mf-services'(page) {
    await page.getByRole('button', { name: 'Fechar e voltar ao início' }).click();
    return main(page);
  },
  async 'mf-profile'(page) {
    await page.getByRole('button', { name: 'Perfil', exact: true }).click();
    return page.getByRole('dialog', { name: 'Conta' });
  },
};

for (const kept of keptBuilds()) {
  test(`the shell of ${kept.commit} (contract ${kept.contract}) shows today's remotes that its contract allows, and runs no code of the others`, async ({
    page,
    context,
  }) => {
    const shell = await startKeptShell(kept);
    try {
      const provider = await openSmallProvider();
      const origin = shell.originOf(provider.domain);
      await openSession(context, provider.customer);
      const failures = watchFailures(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(`${origin}/client/payment/${provider.work}`);
      const { remotes } = await bootDocumentOf(page);
      const given = Object.keys(journeys).flatMap((name) =>
        remotes.filter((remote) => remote.name === name),
      );
      expect(given).toHaveLength(Object.keys(journeys).length);
      const isAllowed = ({ release }: (typeof given)[number]) =>
        satisfiesContract(release.contract, kept.contract);

      for (const { name, release } of given.filter((remote) => !isAllowed(remote))) {
        await test.step(`${name} is refused`, async () => {
          const place = await waysTo[name]?.(page);
          if (!place) throw new Error(`Nothing leads to ${name}.`);
          await expect(place.getByRole('alert')).toContainText(
            'Esta parte do portal não está disponível',
          );
          expect(failures.splice(0)).toEqual([
            `REMOTE-CONTRACT ${name} needs ${release.contract}, offered ${kept.contract}`,
          ]);
          expect(requests.filter((path) => path.startsWith(release.base))).toEqual([]);
        });
      }
      for (const { name } of given.filter(isAllowed))
        await test.step(`${name} works`, () => journeys[name]?.(page, origin, provider.work));
      // The home on which the bell is may be of a remote that was refused.
      expect(failures.filter((text) => !text.startsWith('REMOTE-CONTRACT'))).toEqual([]);
    } finally {
      await shell.stop();
    }
  });
}
