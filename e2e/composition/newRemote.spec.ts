import { expect, test } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { domains, originOf } from '../support/domains.ts';
import { copyWorkspace, type WorkspaceCopy } from '../support/workspaceCopy.ts';

const name = 'mf-tried-out';
const page = 'tried-out';
const title = 'Página experimentada';

let copy: WorkspaceCopy;
test.beforeAll(() => {
  copy = copyWorkspace();
});
test.afterAll(() => copy.remove());

// What the bar of a wide window says is looked at.
test(
  'a new remote passes every check and stands before one provider, and nothing else changes',
  { tag: '@desktop' },
  async ({ page: tab, context, browser }) => {
    test.setTimeout(300_000);
    const made = await copy.program(
      'scripts/src/newRemote.ts',
      ...[name, '--title', title, '--no-install'],
    );
    expect(made).toContain(`npm run dev -- ${name}`);
    copy.linkPackages(name, 'mf-notifications');

    await test.step('checks', async () => {
      await copy.tool('oxfmt', '--check', name);
      await copy.tool('tsc', '-p', name);
      await copy.tool('oxlint', '--type-aware', '--deny-warnings', name);
      await copy.tool('knip', '--workspace', name);
      expect(await copy.tool('vitest', 'run', name)).toMatch(/Tests .*4 passed/);
    });

    const reason = ['--reason', 'First look', '--author', 'Rita'];
    await test.step('what is red or in no commit is not released unless told why', async () => {
      const release = (...more: string[]) => copy.program('scripts/src/release.ts', name, ...more);
      await expect(release()).rejects.toThrow('are in no commit');
      const [dirty, untested] = [
        ['--dirty-because', 'A copy of the sources'],
        ['--untested-because', 'They ran before'],
      ];
      const red =
        "import { expect, test } from 'vitest';\ntest('is red', () => expect(1).toBe(2));\n";
      const removeRed = copy.write(`${name}/src/red.test.ts`, red);
      await expect(release(...dirty)).rejects.toThrow(
        /its own unit tests are red.*is red.*--untested-because/s,
      );
      removeRed();
      await release(...dirty, ...untested);
      const shown = await copy.program('scripts/src/rollout.ts', 'history', name).catch(String);
      expect(shown).toContain('has no rollout');
    });
    const give = ['set', name, '0.1.0', '--provider', domains.barber, ...reason];
    await copy.program('scripts/src/rollout.ts', ...give);

    await openSession(context, await registerCustomer(domains.barber));
    const menu = tab.getByRole('dialog', { name: 'Conta' });
    const entry = menu.getByRole('button', { name: title });
    const openMenu = () =>
      tab.getByRole('navigation').getByRole('button', { name: 'Perfil' }).click();
    await expect(async () => {
      await tab.goto(`${originOf(domains.barber)}/client/services`);
      await openMenu();
      await expect(entry).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 60_000 });
    expect(await findViolations(tab)).toEqual([]);
    await entry.click();
    await expect(tab).toHaveURL(`${originOf(domains.barber)}/client/${page}`);
    const heading = tab.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    // Here the bar says it to eyes, and the heading to ears.
    await expect(tab.getByRole('banner').getByText(title)).toBeVisible();
    expect((await heading.boundingBox())?.width).toBe(1);
    await expect(tab).toHaveTitle(new RegExp(`^${title} \\|`));
    await expect(tab.locator('[data-release="0.1.0"]').getByRole('listitem')).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme });
      expect(await findViolations(tab)).toEqual([]);
    }

    // On the page already: the menu goes away all the same.
    await openMenu();
    await entry.click();
    await expect(menu).toBeHidden();

    const elsewhere = await browser.newPage();
    await elsewhere.goto(`${originOf(domains.workshop)}/client/${page}`);
    const notFound = { level: 1, name: 'Página não encontrada' } as const;
    await expect(elsewhere.getByRole('heading', notFound)).toBeVisible();
    await elsewhere.close();

    await copy.program('scripts/src/rollout.ts', 'rollback', name, ...reason);
    await expect(async () => {
      await tab.reload();
      await expect(tab.getByRole('heading', notFound)).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 60_000 });
  },
);
