import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { domains } from '../../support/domains.ts';
import { demoAddress } from '../../support/people/demoAddress.ts';
import { codeSentTo, messagesTo } from '../../support/messages/messagesTo.ts';
import { test } from '../../support/people/customerTest.ts';
import type { Customer } from '../../support/people/customer.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { callProvider } from '../../support/providers/provider.ts';
import { tabTo } from '../../support/watching/tabTo.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';

const conclusion = /^Aprovar com obrigação de pagar 1500,00\s€$/;
const codes = (page: Page) => page.getByRole('dialog', { name: 'Confirme com o código' });

/** A work with a budget above the amount from which its provider wants a code; no other test has budgets as high. */
async function dearBudget(customer: Customer) {
  const given = givenFor(customer);
  await callProvider(customer.domain, 'PUT', '/settings', { approval_code_above: 1400 });
  const work = await given.work(2);
  const lines = [{ designation: 'Placa', price: 1500, completed: false, discount: 0 }];
  await given.provider.postBudget(work, lines);
  return { given, work };
}

test.describe('at the repair shop', () => {
  test.use({ domain: domains.repair });

  test('above the amount of the provider a code is asked for before anything is agreed, with the keyboard alone', async ({
    page,
    customer,
  }) => {
    const { given, work } = await dearBudget(customer);
    const known = await codeSentTo(customer.phone);
    const main = page.getByRole('main');
    await page.goto(`/client/service-details/${work}`);
    await tabTo(page, main.getByRole('button', { name: 'Aprovar orçamento' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Aprovar este orçamento?' });
    await tabTo(page, question.getByRole('button', { name: conclusion }));
    await page.keyboard.press('Enter');
    const field = codes(page).getByLabel('Código de 6 dígitos');
    await expect(field).toBeFocused();
    await expect(codes(page)).toContainText(`••• ••• ${customer.phone.slice(-3)}`);
    await expect(codes(page).getByRole('button', { name: conclusion })).toBeVisible();
    const code = await codeSentTo(customer.phone, known);
    // Not one that begins with zeros: the screen would refuse that by itself (VAL-20).
    await page.keyboard.type((code.startsWith('1') ? '2' : '1') + code.slice(1));
    await page.keyboard.press('Enter');
    await expect(codes(page)).toContainText('Código inválido ou expirado');
    await expectAccessible(page, 'details: code for a decision');
    expect((await given.provider.work(work)).state.bars).toBe(2.5);
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Orçamento aprovado.')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await given.provider.decisionOf(work)).toMatchObject({ how: 'session_code' });
  });
});

test.describe('in the demo company', () => {
  test.use({ domain: domains.demo });

  test(
    'the code is on the screen, and none is sent',
    { tag: '@BUD-40' },
    async ({ page, context, customer }) => {
      await acceptNecessary(context, domains.demo);
      const { work } = await dearBudget(customer);
      await page.goto(await demoAddress(customer.token));
      await expect(page).toHaveURL(/\/client\/services/);
      const before = (await messagesTo(customer.phone)).length;
      await page.goto(`/client/service-details/${work}`);
      await page.getByRole('main').getByRole('button', { name: 'Aprovar orçamento' }).click();
      await page
        .getByRole('alertdialog', { name: 'Aprovar este orçamento?' })
        .getByRole('button', { name: conclusion })
        .click();
      await expect(codes(page)).toContainText('Na demonstração, use o código 123456.');
      expect(await messagesTo(customer.phone)).toHaveLength(before);
      await codes(page).getByLabel('Código de 6 dígitos').fill('123456');
      await codes(page).getByRole('button', { name: conclusion }).click();
      await expect(page.getByText('Orçamento aprovado.')).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descarregar o comprovativo' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    },
  );
});
