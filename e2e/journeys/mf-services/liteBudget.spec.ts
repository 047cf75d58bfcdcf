import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { registerCustomer } from '../../support/people/customer.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { tabTo } from '../../support/watching/tabTo.ts';
import { codeSentTo } from '../../support/messages/messagesTo.ts';
import { domains, originOf } from '../../support/domains.ts';
import { acceptNecessary, openLiteLink } from '../steps/openLiteLink.ts';

const workshop = domains.workshop;
const item = { plate: 'AA-11-BB', brand: 'Renault', model: 'Clio' };
const main = (page: Page) => page.getByRole('main');
const jobNames = ['Travões dianteiros', 'Mudança de óleo', 'Escovas limpa-vidros'];

/** Only the task list: no job, no choice. */
async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Aprovar orçamento' })).toBeVisible();
  await expect(main(page)).toContainText('Pastilhas de travão');
  await expect(main(page).getByRole('radio')).toHaveCount(0);
  for (const name of jobNames) await expect(page.getByText(name)).toHaveCount(0);
}

/** Goes to something with Tab and presses it. */
async function press(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

/** Asks for a code in the dialog of the link; gives the dialog that takes it. */
async function askForCode(page: Page) {
  await press(page, page.getByRole('button', { name: 'Aprovar orçamento' }));
  const account = page.getByRole('dialog', { name: 'Continue com a sua conta' });
  for (const choice of ['Criar conta', 'Iniciar Sessão'])
    await expect(account.getByRole('button', { name: choice })).toBeVisible();
  await press(page, account.getByRole('button', { name: 'Receber código' }));
  const dialog = page.getByRole('dialog', { name: 'Confirme com o código' });
  const field = dialog.getByLabel('Código de 6 dígitos');
  await expect(field).toBeFocused();
  const enter = async (code: string) => {
    await field.fill('');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  return { dialog, enter };
}

test(
  'whoever has the link and the phone on file sees the jobs with a code, without an account, and decides one by one with the keyboard alone',
  { tag: ['@BUD-33'] },
  async ({ page, browser }) => {
    const customer = await registerCustomer(workshop);
    const given = givenFor(customer);
    const id = await given.jobs({ item });
    const known = await codeSentTo(customer.phone);
    const link = await openLiteLink(page, workshop, id);
    await expectClosed(page);

    const { dialog, enter } = await askForCode(page);
    await expect(dialog).toContainText(`••• ••• ${customer.phone.slice(-3)}`);
    const code = await codeSentTo(customer.phone, known);
    // Not one that begins with zeros: the screen would refuse that by itself (VAL-20).
    await enter((code.startsWith('1') ? '2' : '1') + code.slice(1));
    await expect(dialog).toContainText('Código inválido ou expirado');
    await expectAccessible(page, 'lite: code for a budget');
    await expect(main(page).getByRole('radio', { includeHidden: true })).toHaveCount(0);
    await enter(code);
    await expect(dialog).toHaveCount(0);

    const choice = (job: string, name: string) =>
      main(page).getByRole('group', { name: job }).getByRole('radio', { name });
    for (const name of jobNames) await expect(choice(name, 'Aprovar')).toBeVisible();
    // The last of them first, so that none of what is looked at lies under the dock.
    await main(page).getByRole('heading', { name: 'Auto Mirante' }).scrollIntoViewIfNeeded();
    await expectAccessible(page, 'lite: jobs to decide');
    // Whoever entered the code is where the decision begins.
    await expect(choice('Travões dianteiros', 'Aprovar')).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, choice('Escovas limpa-vidros', 'Aprovar'));
    await page.keyboard.press('ArrowRight');
    await expect(choice('Escovas limpa-vidros', 'Recusar')).toBeChecked();
    const approve = main(page).getByRole('button', { name: 'Aprovar 1 trabalho' });
    await expect(approve).toBeEnabled();
    await press(page, approve);
    const question = page.getByRole('alertdialog', { name: 'Aprovar 1 trabalho?' });
    await press(
      page,
      question.getByRole('button', { name: /^Aprovar com obrigação de pagar 109,00\s€$/ }),
    );
    await expect(page.getByText('Decisão enviada.')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(choice('Mudança de óleo', 'Aprovar')).toBeVisible();
    await expect(choice('Travões dianteiros', 'Aprovar')).toHaveCount(0);
    await expect(main(page)).toContainText('Aprovado');
    await expect(main(page)).toContainText('Recusado');
    await expectAccessible(page, 'lite: decision of jobs');
    expect((await given.provider.work(id)).state.bars).toBe(3);

    await page.reload();
    await expect(main(page).getByRole('img', { name: /^3 de 5/ })).toBeVisible();
    await expect(main(page)).toContainText('Pastilhas de travão');
    await expect(main(page)).not.toContainText('Par de escovas');

    const other = await browser.newContext();
    try {
      await acceptNecessary(other, workshop);
      const elsewhere = await other.newPage();
      await elsewhere.goto(`${originOf(workshop)}${link.path}&FO=1`);
      await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(elsewhere)).toContainText('Pastilhas de travão');
      await expect(main(elsewhere).getByRole('radio')).toHaveCount(0);
      for (const name of jobNames) await expect(elsewhere.getByText(name)).toHaveCount(0);
    } finally {
      await other.close();
    }
  },
);
