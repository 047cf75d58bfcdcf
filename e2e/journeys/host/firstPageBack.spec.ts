import { expect, type Page } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { codeSentTo } from '../../support/messages/messagesTo.ts';
import { quietHome } from '../../support/people/quietHome.ts';
import { smallPicture } from '../../support/smallPicture.ts';

const HOME = '/client/services';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Nothing is left between the page and what was there before the visit. */
async function expectBackLeaves(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
}

test('on the first page of a visit back closes the panel, the question over it and the viewer, then leaves', async ({
  page,
  customer,
}) => {
  const given = givenFor(customer);
  const work = await given.work(2);
  const picture = new File([smallPicture.buffer], 'provider.png', { type: 'image/png' });
  await given.provider.upload(work, picture, 'Disco gasto');
  const address = `/client/service-details/${work}?s=I&t=0`;
  await page.goto(address);
  const photograph = page.getByRole('button', { name: /^Fotografia 1: Disco gasto/ });
  await photograph.click();
  const viewer = page.getByRole('dialog').filter({ hasText: 'Disco gasto' });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(photograph).toBeFocused();

  await bar(page).getByRole('button', { name: 'Perfil' }).click();
  await panel(page, 'Conta').getByRole('button', { name: 'Terminar Sessão' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(panel(page, 'Conta')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'Conta')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/client/service-details/${work}`);
  await expectBackLeaves(page);
  await page.goForward();
  await expect(photograph).toBeVisible();
});

test(
  'a panel that was closed by its button costs no press of back, and the page it leads to takes its place',
  { tag: '@C-832' },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto(HOME);
    await expect(quietHome(page)).toBeVisible();
    await bar(page)
      .getByRole('button', { name: /^Agenda/ })
      .click();
    await panel(page, 'Agenda').getByRole('button', { name: 'Fechar' }).click();
    await expectBackLeaves(page);
    await page.goForward();
    await expect(quietHome(page)).toBeVisible();

    await bar(page).getByRole('button', { name: 'Perfil' }).click();
    await panel(page, 'Conta').getByRole('button', { name: 'Editar perfil' }).click();
    const address = page.getByRole('main').getByLabel('Morada');
    await expect(address).toBeVisible();
    await page.goBack();
    await expect(quietHome(page)).toBeVisible();
    await expect(panel(page, 'Conta')).toHaveCount(0);
    await page.goForward();
    await expect(address).toBeVisible();
    await page.goBack();
    await expect(quietHome(page)).toBeVisible();
    await expectBackLeaves(page);
  },
);

test('on the first page of a visit back asks about unsaved words, and leaves when the answer is yes', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('');
  await page.goto('/client/perfil');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
  const address = page.getByRole('main').getByLabel('Morada');
  await address.fill('Rua do Heroísmo 1');
  const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(address).toHaveValue('Rua do Heroísmo 1');
  await page.goBack();
  await question.getByRole('button', { name: 'Sair sem guardar' }).click();
  await expect(page).toHaveURL('about:blank');
});

test('what was replaced while a dialog had been open is not come back to', async ({
  page,
  customer,
}) => {
  await page.context().clearCookies({ name: 'sessionToken' });
  await page.goto('/client/login');
  await page.getByRole('button', { name: 'Privacidade e termos' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('E-mail ou telemóvel').fill(customer.phone.replace('+351', ''));
  const known = await codeSentTo(customer.phone);
  await page.getByRole('button', { name: 'Entrar com código' }).click();
  await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(customer.phone, known));
  await expect(quietHome(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
