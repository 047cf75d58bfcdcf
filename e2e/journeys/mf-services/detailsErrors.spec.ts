import { expect, type Page } from '@playwright/test';
import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';

const GENERIC = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';
const details = (id: string) => `/client/service-details/${id}?s=I&t=0`;

/** The answer of the one call that loads the details of `A-1`, by an edge that has looked at the session. */
async function answer(page: Page, status: number, json: object): Promise<void> {
  await page.route(/\/api\/main\/services\/A-1\/?(\?|$)/, (route) =>
    route.fulfill({
      status,
      json: { type: 'Failure', http_code: status, ...json },
      headers: { [SESSION_HEADERS.mark]: 'of-her' },
    }),
  );
}

test(
  'a service that does not exist leads home',
  { tag: ['@ERR-18'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto(details(`A-${'0'.repeat(26)}`));
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

test(
  'a service of somebody else says so in the words of the server and leads home',
  { tag: ['@ERR-19'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await answer(page, 409, { message: 'Este serviço é de outro cliente.' });
    await page.goto(details('A-1'));
    const dialog = page.getByRole('dialog', { name: 'Acesso Não Autorizado' });
    await expect(dialog).toContainText('Este serviço é de outro cliente.');
    await dialog.getByRole('button').click();
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

test(
  'an address of another form is told and stays',
  { tag: ['@ERR-20'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto(details('A-1'));
    const dialog = page.getByRole('dialog', { name: 'Formato Inválido' });
    await dialog.getByRole('button').click();
    await expect(page).toHaveURL(/service-details\/A-1/);
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible();
  },
);

test(
  'a service that moved leads to the other one and keeps the wish to rate',
  { tag: ['@ERR-21', '@SHL-15'] },
  async ({ page, customer }) => {
    const work = await givenFor(customer).work(5);
    await answer(page, 301, { code: 301, id: work });
    await page.goto(`${details('A-1')}&feedback=t`);
    await expect(page).toHaveURL(new RegExp(`service-details/${work}\\?.*feedback=t`));
    await expect(page.getByRole('button', { name: 'Submeter Feedback' })).toBeVisible();
  },
);

test(
  'any other failure is told in the generic words and leads home',
  { tag: ['@ERR-22', '@ERR-01'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await answer(page, 418, {});
    await page.goto(details('A-1'));
    const dialog = page.getByRole('dialog', { name: 'Pedido Sem Sucesso' });
    await expect(dialog).toContainText(GENERIC);
    await dialog.getByRole('button').click();
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

test(
  'an ended session shows no error and leads to the login',
  { tag: ['@ERR-17', '@ERR-03'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await answer(page, 401, {});
    await page.goto(details('A-1'));
    await expect(page).toHaveURL(/\/client\/login/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
