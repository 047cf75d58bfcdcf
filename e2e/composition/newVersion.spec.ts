import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { expect, type Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations.ts';
import { comeBackLater } from '../support/people/comeBackLater.ts';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { administratorToken } from '../support/runCommand.ts';
import { test } from '../support/people/customerTest.ts';
import { passUntil } from '../support/people/passUntil.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { addresses, domains } from '../support/domains.ts';
import { editRollout } from '../support/providers/editRollout.ts';
import { whenJudged } from '../support/watching/whenJudged.ts';

const REMOTE = 'mf-profile';
const mgmt = mgmtClient(addresses.backend, administratorToken());
const sign = { author: 'Rita', reason: 'Ten on one afternoon' };

test.use({ domain: domains.repair });

async function releaseOn(page: Page) {
  const { remotes } = await bootDocumentOf(page);
  const found = remotes.find(({ name }) => name === REMOTE)?.release;
  if (!found) throw new Error(`The page has no ${REMOTE}.`);
  return found;
}

/** What watches for newer releases begins where remotes begin to be judged. */
async function openWatched(page: Page, path: string): Promise<void> {
  const judged = await whenJudged(page);
  await page.goto(path);
  await judged();
}

test('a page that was left open over ten releases works, offers the newest at a quiet moment, and is left when its own is killed', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('');
  await page.clock.install();
  await openWatched(page, '/client/services');
  await expect(quietHome(page)).toBeVisible();
  const first = await releaseOn(page);
  const stamp = Date.now();
  const versions = Array.from({ length: 10 }, (_, index) => `8.${stamp}.${index}`);
  const offer = page.getByText('Há uma nova versão do portal.');
  const revision = () => page.evaluate(async () => (await fetch('/revision')).text());
  try {
    for (const version of versions) {
      await mgmt.publish({ ...first, version });
      const edit = { kind: 'provider' as const, version, providers: [domains.repair] };
      await editRollout(REMOTE, { edit, ...sign });
    }
    // The edge keeps its answer for a moment.
    await expect.poll(revision).toContain(`"${REMOTE}":"${versions.at(-1)}"`);

    await test.step('nothing is offered over an open panel', async () => {
      await page.getByRole('button', { name: 'Agenda' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Agenda' })).toBeVisible();
      await comeBackLater(page);
      await page.clock.runFor('00:30');
      await expect(offer).toHaveCount(0);
      await page.keyboard.press('Escape');
      // An edge that had no time to ask knows nothing new: then the page looks again.
      await passUntil(page, (soon) => expect(offer).toBeVisible(soon));
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page)).toEqual([]);
      }
    });

    await test.step('a remote that comes only now is the one with which the page began', async () => {
      await page.getByRole('button', { name: 'Perfil' }).first().click();
      const panel = page.locator(`[data-remote="${REMOTE}"]`);
      await expect(panel).toHaveAttribute('data-release', first.version);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });

    await test.step('the update keeps address and place', async () => {
      const update = page.getByRole('button', { name: 'Atualizar' });
      await update.focus();
      await page.evaluate(() => window.scrollTo(0, 160));
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(50);
      const loaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await loaded;
      await expect(quietHome(page)).toBeVisible();
      expect((await releaseOn(page)).version).toBe(versions.at(-1));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      await expect(offer).toHaveCount(0);
    });

    const version = versions.at(-1) ?? '';
    const name = page.getByLabel('Nome', { exact: true });
    const typed = 'Inês de Carvalho e Sousa';
    const banner = page.getByRole('status').filter({ hasText: 'Atualize o portal' });

    /** The release is killed behind the form that was just filled in; the page asks for it before a minute is over. */
    async function killBehindForm(): Promise<void> {
      await openWatched(page, '/client/perfil');
      await expect(page.locator(`[data-release="${version}"]`)).toBeVisible();
      await name.fill(typed);
      await editRollout(REMOTE, { edit: { kind: 'kill', version }, ...sign });
      await expect.poll(revision).toContain(`"${version}"]`);
      const asked = page.waitForResponse((answer) => answer.url().endsWith('/revision'));
      await page.clock.runFor('00:46');
      await asked;
    }

    await test.step('a killed release is left within a minute, and what was typed is there again', async () => {
      await killBehindForm();
      const former = page.locator(`[data-release="${first.version}"]`);
      await passUntil(page, (soon) => expect(former).toBeVisible(soon));
      await expect(name).toHaveValue(typed);
      await expect(banner).toHaveCount(0);
    });

    await test.step('one that comes back and is killed again is said, and can be left by hand', async () => {
      await editRollout(REMOTE, { edit: { kind: 'revive', version }, ...sign });
      await expect.poll(revision).toContain(`"${REMOTE}":"${version}"`);
      await killBehindForm();
      await passUntil(page, (soon) => expect(banner).toBeVisible(soon));
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page)).toEqual([]);
      }
      await banner.getByRole('button', { name: 'Atualizar' }).click();
      await page.getByRole('button', { name: 'Continuar a editar' }).click();
      await expect(name).toHaveValue(typed);
      await banner.getByRole('button', { name: 'Atualizar' }).click();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Sair sem guardar' }).click();
      await loaded;
      expect(page.url()).toContain('/client/perfil');
      await expect(page.locator(`[data-release="${first.version}"]`)).toBeVisible();
      await expect(banner).toHaveCount(0);
    });
  } finally {
    const version = versions.at(-1) ?? '';
    await editRollout(REMOTE, { edit: { kind: 'rollback', version }, ...sign });
  }
});
