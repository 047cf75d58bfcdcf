import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { newMobile } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { codeSentTo, messagesTo } from '../../support/messages/messagesTo.ts';
import { domains } from '../../support/domains.ts';
import { withAnotherToken } from '../../support/withAnotherToken.ts';

const password = 'Segura#2026';
const newEmail = () => `conta.${newMobile()}@exemplo.pt`;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([
    { name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' },
  ]);
});

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/client/registo');
  await page.getByRole('button', { name: 'Usar e-mail' }).click();
  await page.getByRole('button', { name: 'Criar conta com e-mail e password' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** The newest link that confirms this e-mail, once there are as many messages with one. */
async function confirmationLink(email: string, count = 1): Promise<string> {
  const links = async () =>
    (await messagesTo(email)).flatMap(
      ({ text }) => /\S+\/client\/confirmar-email\S+/.exec(text) ?? [],
    );
  await expect.poll(async () => (await links()).length).toBe(count);
  const { pathname, search } = new URL((await links())[0] ?? '');
  return pathname + search;
}

test(
  'an account with e-mail and password: failures say why and keep what was typed, the link confirms',
  { tag: ['@ERR-30', '@ERR-36', '@PRO-02', '@PRO-20'] },
  async ({ page }) => {
    const email = newEmail();
    await fillSignUp(page, email);
    await page.getByLabel('Password', { exact: true }).fill('fraca');
    const create = page.getByRole('button', { name: 'Criar conta', exact: true });
    await create.click();
    await expect(page.getByText(/^A password deve ter pelo menos 8 caracteres/)).toBeVisible();
    await expectAccessible(page, 'access: account with password');
    await page.getByLabel('Password', { exact: true }).fill(password);

    const call = '**/api/main/user/signup/';
    for (const [status, title, text] of [
      [400, 'Dados Incorrectos', 'Endereço recusado.'],
      [503, 'Pedido Sem Sucesso', 'Foi encontrado um problema durante o pedido'],
    ] as const) {
      const message = status === 400 ? text : undefined;
      await page.route(call, (route) => route.fulfill({ status, json: { message } }));
      await create.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await page.unroute(call);
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
    }
    await page.route(call, (route) => route.fulfill({ status: 401, json: {} }));
    const refused = page.waitForResponse(call);
    await create.click();
    await refused;
    await expect(create).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.unroute(call);

    await create.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /[Aa]ceit/ })
      .click();
    const told = page.getByRole('dialog', { name: 'Confirme o seu e-mail' });
    await expect(told).toContainText(email);
    await expectAccessible(page, 'access: account created');
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/client\/perfil$/);
    await page.getByRole('main').getByLabel('Nome', { exact: true }).fill('Nova Cliente');
    await page.getByRole('button', { name: 'Adicionar e-mail', exact: true }).click();
    await page.getByLabel('Novo e-mail').fill(email);
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page.getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(page.getByText('Dados Alterados').first()).toBeVisible();

    await page.goto(await confirmationLink(email));
    // Opening changes nothing; the session of the sign-up shows who presses.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Confirme o seu e-mail' }),
    ).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email validado.' })).toBeVisible();
    await expectAccessible(page, 'access: e-mail confirmed');
    await page.getByRole('link', { name: 'Continuar' }).click();
    // Registered: the home with its lists, the profile, and changing the password, all are open.
    await expect(page.getByRole('heading', { level: 1, name: 'Está tudo em dia.' })).toBeVisible();
    for (const [path, heading] of [
      ['/client/schedule', 'De que precisa?'],
      ['/client/alterar-password', 'Alterar password'],
      ['/client/suporte-cliente', 'Como podemos ajudar?'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  },
);

test(
  'for a known e-mail the confirmation is sent again; a used link says once more that it is done, one that is over says so',
  { tag: ['@ERR-35', '@ERR-38', '@C-946'] },
  async ({ page }) => {
    const email = newEmail();
    const body = { email, password };
    await callApi(domains.workshop, '/main/user/signup/', { method: 'POST', body });
    // Not confirmed yet: the login is refused, and the e-mail can be asked for again.
    await page.goto('/client/login');
    await page.getByLabel('E-mail ou telemóvel').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(
      page.getByText('Confirme os seus dados ou faça o registo do seu e-mail.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Reenviar confirmação' }).click();
    const link = await confirmationLink(email, 2);
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'Confirmar e-mail' });
    await page.getByLabel('Password', { exact: true }).fill('Errada#2026');
    await confirm.click();
    await expect(page.getByText('Esta não é a password com que a conta foi criada.')).toBeVisible();
    await expectAccessible(page, 'access: e-mail to confirm');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email validado.' })).toBeVisible();
    await page.reload();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email validado.' })).toBeVisible();
    // As of a link that was replaced or is over.
    await page.goto(withAnotherToken(link));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await confirm.click();
    await expect(page.getByText('A ligação de confirmação expirou. Peça uma nova.')).toBeVisible();
    await expectAccessible(page, 'access: e-mail link used up');
    await page.getByRole('link', { name: 'Iniciar Sessão' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);

    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
    const known = page.getByRole('alertdialog', { name: 'Utilizador já Existente' });
    await expect(known).toContainText(email);
    await known.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect
      .poll(async () => (await messagesTo(email)).map(({ subject }) => subject).join('\n'))
      .toContain('já está confirmado');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  },
);

test(
  'a registration that is refused with 401 says nothing, one without an answer leads home',
  { tag: ['@ERR-30', '@ERR-34'] },
  async ({ page }) => {
    const mobile = newMobile();
    await page.goto('/client/registo');
    await page.getByLabel('Telemóvel').fill(mobile);
    await page.getByRole('button', { name: 'Receber código' }).click();
    await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible();
    await expectAccessible(page, 'access: code');
    await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(`+351${mobile}`));
    await page.getByLabel('Nome', { exact: true }).fill('Rui Sousa');
    await expectAccessible(page, 'access: client data');
    await page.getByRole('checkbox').check({ force: true });
    const register = page.getByRole('button', { name: 'Registar' });
    const call = '**/api/main/user/client/';
    await page.route(call, (route) => route.fulfill({ status: 401, json: {} }));
    const refused = page.waitForResponse(call);
    await register.click();
    await refused;
    await expect(register).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Rui Sousa');
    await page.unroute(call);

    await page.route(call, (route) => route.abort());
    await register.click();
    const failed = page.getByRole('dialog', { name: 'Pedido Sem Sucesso' });
    await expect(failed).toContainText('Foi encontrado um problema durante o pedido');
    await failed.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
  },
);
