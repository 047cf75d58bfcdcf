import { expect, type Page } from '@playwright/test';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { newMobile } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { codeSentTo, messagesTo } from '../../support/messages/messagesTo.ts';
import { originOf } from '../../support/domains.ts';
import { withAnotherToken } from '../../support/withAnotherToken.ts';

test.skip(({ isMobile }) => isMobile, 'the size does not matter');

const PROFILE = '/client/perfil';
const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar Alterações' });

/** Answers the warning with this text. */
async function expectWarning(page: Page, text: string): Promise<void> {
  const warning = page.getByRole('alertdialog', { name: 'Aviso' });
  await expect(warning).toContainText(text);
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toHaveCount(0);
}

async function openProfile(page: Page): Promise<void> {
  await page.goto(PROFILE);
  await expect(main(page).getByLabel('Nome', { exact: true })).toHaveValue('Inês Carvalho');
}

test(
  'checks name, NIF and postal code with the exact texts, for Portugal only, and keeps what was typed',
  {
    tag: [
      '@PRO-01',
      '@PRO-03',
      '@PRO-04',
      '@PRO-13',
      '@PRO-18',
      '@VAL-13',
      '@VAL-14',
      '@VAL-15',
      '@VAL-16',
      '@VAL-17',
      '@VAL-19',
      '@ERR-49',
    ],
  },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await openProfile(page);
    await expect(main(page).getByRole('heading', { name: 'Dados de cliente' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Contactos', exact: true })).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    const nif = main(page).getByLabel('NIF', { exact: true });
    const postalCode = main(page).getByLabel('Código postal');

    await main(page).getByLabel('Nome', { exact: true }).fill('');
    await save(page).click();
    await expect(main(page).getByText('Campo obrigatório!')).toBeVisible();
    await main(page).getByLabel('Nome', { exact: true }).fill('Inês de Carvalho');

    await nif.fill('234567898');
    await save(page).click();
    await expectWarning(page, 'O NIF introduzido não é válido');
    await expect(nif).toHaveValue(/^234\s567\s898$/);
    await nif.fill('234567899');

    await postalCode.fill('430');
    await save(page).click();
    await expectWarning(page, 'O Código Postal não é válido para Portugal');
    await main(page).getByLabel('País').selectOption({ label: 'Espanha' });
    await main(page).getByLabel('Localidade').fill('Vigo');
    await save(page).click();
    await expect(main(page).getByRole('button', { name: 'Concluído' })).toBeVisible();
    await expect(page.getByText('Dados Alterados').first()).toBeVisible();

    await page.reload();
    await expect(postalCode).toHaveValue('430');
    await expect(nif).not.toBeEditable();
    await main(page).getByLabel('País').selectOption({ label: 'Portugal' });
    await postalCode.fill('4300255');
    await postalCode.blur();
    await expect(postalCode).toHaveValue('4300-255');
  },
);

test('leaving with unsaved changes asks', { tag: ['@PRO-05'] }, async ({ page, customer }) => {
  expect(customer.token).not.toBe('');
  await openProfile(page);
  await main(page).getByLabel('Morada').fill('Rua do Heroísmo 1');
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(main(page).getByLabel('Morada')).toHaveValue('Rua do Heroísmo 1');
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  await question.getByRole('button', { name: 'Sair sem guardar' }).click();
  await expect(page).toHaveURL(/\/client\/services$/);
});

test(
  'contacts are checked with the exact texts, limited, one of them primary, and removed after a question',
  {
    tag: [
      '@PRO-07',
      '@PRO-08',
      '@PRO-09',
      '@VAL-02',
      '@C-247',
      '@VAL-03',
      '@VAL-06',
      '@VAL-07',
      '@VAL-10',
      '@VAL-11',
      '@VAL-12',
      '@ERR-49',
    ],
  },
  async ({ page, customer }) => {
    await openProfile(page);
    const digits = customer.phone.replace('+351', '');
    const addPhone = main(page).getByRole('button', { name: 'Adicionar número' });
    const newNumber = main(page).getByLabel('Novo número');
    const add = main(page).getByRole('button', { name: 'Adicionar', exact: true });
    await addPhone.click();
    await newNumber.fill('912345');
    await add.click();
    await expectWarning(page, 'Número de contacto Inválido');
    await newNumber.fill(digits);
    await add.click();
    await expectWarning(page, 'Não pode inserir números de contacto repetidos');
    await newNumber.fill('222081745');
    await add.click();
    await addPhone.click();
    await newNumber.fill('961234567');
    await add.click();
    await expect(addPhone).toHaveCount(0);

    const addEmail = main(page).getByRole('button', { name: 'Adicionar e-mail', exact: true });
    const newEmail = main(page).getByLabel('Novo e-mail');
    await addEmail.click();
    await newEmail.fill('ines@');
    await add.click();
    await expectWarning(page, 'E-mail inválido');
    for (const email of ['ines@exemplo.pt', 'faturas@exemplo.pt']) {
      // The first is typed where the wrong one stands.
      if (email !== 'ines@exemplo.pt') await addEmail.click();
      await newEmail.fill(email);
      await add.click();
      await expect(newEmail).toHaveCount(0);
    }
    await expect(addEmail).toHaveCount(0);
    const invoices = main(page).getByRole('switch', { name: /Enviar faturas para este e-mail/ });
    await invoices.last().check({ force: true });

    await main(page)
      .getByRole('button', { name: /^Opções de .*222 081 745|^Opções de .*222.081.745/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tornar principal' }).click();
    await expect(main(page).getByText('Principal', { exact: true })).toHaveCount(2);
    await save(page).click();
    await expect(main(page).getByRole('button', { name: 'Concluído' })).toBeVisible();
    await page.reload();
    const phones = main(page).getByRole('listitem');
    await expect(phones.filter({ hasText: /222.081.745/ })).toContainText('Principal');
    await expect(phones.filter({ hasText: 'faturas@exemplo.pt' })).toContainText(
      'Recebe as faturas',
    );

    const options = main(page).getByRole('button', { name: /^Opções de / });
    for (let left = 5; left > 0; left--) {
      await options.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remover contacto?' });
      await question.getByRole('button', { name: 'Remover' }).click();
      await expect(options).toHaveCount(left - 1);
    }
    await save(page).click();
    await expectWarning(page, 'Tem que adicionar pelo menos um contacto');
  },
);

test(
  'reminders are switched off by SMS and by e-mail at once, and stay so',
  { tag: '@REM-09' },
  async ({ page, customer }) => {
    const path = '/main/user/client/channels';
    const saved = () => callApi(customer.domain, path, { token: customer.token });
    await openProfile(page);
    const sms = main(page).getByRole('switch', { name: 'SMS' });
    await expect(sms).toBeChecked();
    await sms.focus();
    await page.keyboard.press('Space');
    await expect(sms).not.toBeChecked();
    await expect(
      main(page).getByText(
        'Não recebe lembretes. Continua a receber códigos e confirmações do que fizer.',
      ),
    ).toBeVisible();
    await expect.poll(saved).toMatchObject({ push: false, email: null, sms: false });
    await expectAccessible(page, 'access: reminders off');
    await page.reload();
    await expect(sms).not.toBeChecked();
    await sms.click();
    await expect.poll(saved).toMatchObject({ push: false, email: null, sms: true });
    await expect(sms).toBeFocused();
  },
);

test(
  'a login e-mail is validated with a code of six digits',
  { tag: ['@PRO-10', '@PRO-11', '@PRO-12', '@VAL-01', '@VAL-20', '@SID-13'] },
  async ({ page, customer }) => {
    const email = `${customer.phone.slice(1)}@exemplo.pt`;
    await page.clock.install();
    await openProfile(page);
    const menu = page.getByRole('navigation', { name: 'Conta' });
    await expect(menu.getByRole('button', { name: 'Alterar password' })).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Adicionar e-mail de acesso' }).click();
    const field = main(page).getByLabel('E-mail', { exact: true });
    await field.fill('ines@');
    await main(page).getByRole('button', { name: 'Pedir código' }).click();
    await expect(
      main(page).getByText('Por favor insira um formato de endereço de e-mail correto'),
    ).toBeVisible();
    await field.fill(email);
    await main(page).getByRole('button', { name: 'Pedir código' }).click();
    const code = main(page).getByLabel('Código de 6 dígitos');
    const sent = await codeSentTo(email);
    await code.fill(sent === '111111' ? '2222229' : '1111119');
    const failure = main(page).getByText('Código inválido ou expirado');
    await expect(failure).toBeVisible();
    expect((await code.inputValue()).length).toBeLessThanOrEqual(6);
    await page.clock.runFor(5_100);
    await expect(failure).toHaveCount(0);
    await code.fill(sent);
    const success = main(page).getByText('Email validado.');
    await expect(success).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Alterar password' })).toBeVisible();
    await page.clock.runFor(10_100);
    await expect(success).toHaveCount(0);
  },
);

test(
  'client data and the login contact are changed; the former contact takes that back, not by opening its link',
  { tag: ['@ACC-06', '@ACC-07', '@C-922', '@PRO-06', '@PRO-12'] },
  async ({ page, customer, domain }) => {
    const former = `+351${customer.phone.slice(-9)}`;
    const next = newMobile();
    await openProfile(page);
    await main(page).getByLabel('Nome', { exact: true }).fill('Inês Nova');
    await save(page).click();
    await expect(page.getByText('Dados Alterados').first()).toBeVisible();
    await page.reload();
    await expect(main(page).getByLabel('Nome', { exact: true })).toHaveValue('Inês Nova');
    await main(page)
      .getByRole('button', { name: /^Mudar \+351/ })
      .click();
    await main(page).getByLabel('Telemóvel', { exact: true }).fill(next);
    await main(page).getByRole('button', { name: 'Pedir código' }).click();
    await main(page)
      .getByLabel('Código de 6 dígitos')
      .fill(await codeSentTo(`+351${next}`));
    await expect(main(page).getByText('Telefone validado.')).toBeVisible();
    await expect(
      main(page).getByRole('button', {
        name: `Mudar ${formatPhone(`+351${next}`, { country: true })}`,
      }),
    ).toBeVisible();
    await expectAccessible(page, 'profile: login contact changed');

    const link = async () =>
      (await messagesTo(former)).flatMap(({ text }) => /\/client\/nao-fui-eu\S+/.exec(text) ?? []);
    await expect.poll(async () => (await link()).length).toBe(1);
    await page.goto((await link())[0] ?? '');
    await expectAccessible(page, 'access: change to take back');
    // Opening has changed nothing: the session with which the contact was changed still stands.
    await callApi(domain, '/main/user/client/info', { token: customer.token });
    await page.getByRole('button', { name: 'Não fui eu' }).click();
    await expect(
      page.getByText('Repusemos o seu contacto e terminámos todas as sessões.'),
    ).toBeVisible();
    // The session of this browser has ended with the others, and what was said of it is still there to be read.
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(cookies).not.toContain('sessionToken');
    await expect(page).toHaveURL(/\/client\/nao-fui-eu/);
    await expect(page.getByText('Repusemos o seu contacto')).toBeVisible();
    await page.getByRole('button', { name: 'Iniciar Sessão' }).click();
    await expect(page).toHaveURL(/\/client\/login/);
    // Said again it is done, as before; of what is no link it is said that it has no effect.
    const used = (await link())[0] ?? '';
    await page.goto(used);
    await page.getByRole('button', { name: 'Não fui eu' }).click();
    await expect(page.getByText('Repusemos o seu contacto')).toBeVisible();
    await page.goto(withAnotherToken(used));
    await page.getByRole('button', { name: 'Não fui eu' }).click();
    await expect(page.getByText('Esta ligação já não é válida')).toBeVisible();
    // A browser that has kept the session, which ended with the others, is sent to no login either.
    const kept = { name: 'sessionToken', value: customer.token, url: originOf(domain) };
    await page.context().addCookies([kept]);
    await page.goto((await link())[0] ?? '');
    await expect(page.getByRole('button', { name: 'Não fui eu' })).toBeVisible();
    await expect.poll(cookies).not.toContain('sessionToken');
    await expect(page.getByRole('button', { name: 'Não fui eu' })).toBeVisible();
    await expect(page).toHaveURL(/\/client\/nao-fui-eu/);
    await expect(page.getByText('A sua sessão expirou')).toHaveCount(0);
  },
);

test(
  'registering needs a good number, a name and the terms',
  {
    tag: [
      '@PRO-02',
      '@PRO-13',
      '@PRO-17',
      '@PRO-21',
      '@VAL-07',
      '@VAL-08',
      '@VAL-18',
      '@VAL-19',
      '@ERR-49',
    ],
  },
  async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' },
    ]);
    await page.goto('/client/registo');
    const phone = page.getByLabel('Telemóvel');
    const request = page.getByRole('button', { name: 'Receber código' });
    await request.click();
    await expect(page.getByText('Campo obrigatório!')).toBeVisible();
    await phone.fill('212345678');
    await request.click();
    await expect(page.getByText('Número de contacto Inválido')).toBeVisible();
    const mobile = newMobile();
    await phone.fill(mobile);
    await request.click();
    await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(`+351${mobile}`));
    const register = page.getByRole('button', { name: 'Registar' });
    await register.click();
    await expectWarning(page, 'Tem que aceitar os termos e condições');
    await expect(page.getByText('Campo obrigatório!')).toBeVisible();
    await page.getByLabel('Nome', { exact: true }).fill('Rui Sousa');
    await page.getByRole('checkbox').check({ force: true });
    await register.click();
    await expect(page).toHaveURL(/\/client\/services/);
    await expect(page.getByText('Registo Concluído')).toBeVisible();
  },
);

test(
  'a new password is checked, confirmed and used',
  {
    tag: [
      '@PWD-01',
      '@PWD-02',
      '@PWD-03',
      '@PWD-04',
      '@PWD-05',
      '@PWD-06',
      '@PWD-07',
      '@VAL-04',
      '@VAL-05',
    ],
  },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/alterar-password');
    const password = page.getByLabel('Nova password', { exact: true });
    const confirmation = page.getByLabel('Confirmar password', { exact: true });
    const button = page.getByRole('button', { name: 'Guardar Alterações' });
    const different = page.getByRole('alertdialog', { name: 'Dados Incorrectos' });
    for (const [first, second] of [
      ['', ''],
      ['fraca', 'fraca'],
      ['Segura#2026', 'Segura#2027'],
    ] as const) {
      await password.fill(first);
      await confirmation.fill(second);
      await button.click();
      await expect(different).toContainText('As passwords inseridas são diferentes');
      await different.getByRole('button').click();
      await expect(password).toHaveValue(first);
    }
    await password.fill('fraca');
    await expect(page.getByText(/8 caracteres.*maiúsculas?.*minúsculas?/i).first()).toBeVisible();

    await password.fill('Segura#2026');
    await confirmation.fill('Segura#2026');
    const question = page.getByRole('alertdialog', { name: 'Alterar a password?' });
    const agree = async () => {
      await button.click();
      await question.getByRole('button', { name: 'Alterar' }).click();
    };
    const call = '**/api/main/user/**password**';
    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { http_code: 400, message: 'Já usou esta password.' } }),
    );
    await agree();
    const refused = page.getByRole('dialog', { name: 'Dados Incorrectos' });
    await expect(refused).toContainText('Já usou esta password.');
    await refused.getByRole('button').click();
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await agree();
    const failed = page.getByRole('dialog', { name: 'Pedido Sem Sucesso' });
    await expect(failed).toContainText(
      'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    );
    await failed.getByRole('button').click();
    await page.unroute(call);
    await agree();
    await expect(page.getByText('Password Alterada')).toBeVisible();
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);
