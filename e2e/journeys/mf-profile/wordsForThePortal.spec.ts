import { expect, type Page } from '@playwright/test';
import { callApi } from '../../support/api.ts';
import { newMobile } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { messagesTo } from '../../support/messages/messagesTo.ts';
import { domains } from '../../support/domains.ts';
import { loginAnswerSchema } from '@portal/api/account/createIdentityApi';
import * as v from 'valibot';

const main = (page: Page) => page.getByRole('main');

async function openFromMenu(page: Page, entry: string): Promise<void> {
  await page.goto('/client/services');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: 'Perfil' })
    .click();
  await page.getByRole('dialog', { name: 'Conta' }).getByRole('button', { name: entry }).click();
}

test(
  'the account menu leads to feedback: stars are needed, words are kept through a failure, then home',
  { tag: ['@SHL-20', '@FBK-01', '@FBK-05', '@ERR-45'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await openFromMenu(page, 'Enviar feedback');
    await expect(page).toHaveURL(/\/client\/enviar-feedback$/);
    await expect(page).toHaveTitle('Enviar Feedback | Auto Mirante');
    const heading = page.getByRole('heading', { level: 1, name: 'Que tal o portal?' });
    await expect(heading).toBeFocused();
    const send = page.getByRole('button', { name: 'Enviar Feedback' });
    await send.click();
    await expect(main(page).getByText('Escolha entre 1 e 5 estrelas.')).toBeVisible();
    // Wrong stars take the focus, so the arrows choose at once.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('radio')).toHaveCount(5);
    await main(page).getByRole('radio', { name: '4 estrelas' }).check({ force: true });
    await expect(main(page).getByText('Bom', { exact: true })).toBeVisible();
    const words = main(page).getByLabel(/O que podemos melhorar/);
    await words.fill('Gostava de receber um aviso.');

    const call = '**/api/main/application/feedback/';
    for (const [status, title, text] of [
      [400, 'Dados Incorrectos', 'Escreva menos.'],
      [500, 'Pedido Sem Sucesso', 'Foi encontrado um problema durante o pedido'],
    ] as const) {
      const message = status === 400 ? text : undefined;
      await page.route(call, (route) => route.fulfill({ status, json: { message } }));
      await send.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await page.unroute(call);
      await expect(words).toHaveValue('Gostava de receber um aviso.');
    }
    await send.click();
    await expect(page.getByText('Feedback Enviado')).toBeVisible();
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

test(
  'a support message needs its type and reaches the provider',
  { tag: ['@SHL-21', '@FBK-02', '@FBK-04', '@FBK-06', '@FBK-07'] },
  async ({ page, customer }) => {
    await openFromMenu(page, 'Suporte ao cliente');
    await expect(page).toHaveURL(/\/client\/suporte-cliente$/);
    await expect(page).toHaveTitle('Suporte ao cliente | Auto Mirante');
    const type = main(page).getByLabel('Tipo de suporte');
    const message = main(page).getByLabel('Mensagem', { exact: true });
    const send = page.getByRole('button', { name: 'Enviar Mensagem' });
    const words = `A que horas abrem? ${customer.phone}`;
    await message.fill(words);
    await send.click();
    const missing = page.getByRole('alertdialog', { name: 'Campo obrigatório!' });
    await expect(missing).toContainText('Escolha por favor o tipo de suporte desejado');
    await missing.getByRole('button', { name: 'OK' }).click();
    await expect(message).toHaveValue(words);

    await page.getByRole('button', { name: 'Voltar' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Sair sem enviar?' });
    await leaving.getByRole('button', { name: 'Continuar a escrever' }).click();
    await expect(message).toHaveValue(words);

    await type.selectOption({ label: 'Um serviço ou uma marcação em Auto Mirante' });
    const sent = page.waitForRequest('**/application/support/');
    await send.click();
    expect((await sent).postDataJSON()).toEqual({ type: 'COMPANY', message: words });
    await expect(main(page).getByText('Mensagem Enviada')).toBeVisible();
    await expect(message).toHaveValue('');
    const email = await providerEmail(customer.token);
    await expect
      .poll(async () => (await messagesTo(email)).map(({ text }) => text).join('\n'))
      .toContain(words);

    await type.selectOption({ label: 'O portal: acesso, erros, sugestões' });
    await message.fill('Falta o modo escuro.');
    const second = page.waitForRequest('**/application/support/');
    await send.click();
    expect((await second).postDataJSON()).toMatchObject({ type: 'PORTAL' });
    await expect(main(page).getByText('Mensagem Enviada')).toBeVisible();
  },
);

test(
  'whoever has not accepted the terms is asked for them before anything can be sent',
  { tag: ['@FBK-03'] },
  async ({ page, context, baseURL }) => {
    const signup = await callApi(domains.workshop, '/main/user/signup/', {
      method: 'POST',
      body: { email: `nova.${newMobile()}@exemplo.pt`, password: 'Segura#2026' },
    });
    const { token } = v.parse(loginAnswerSchema, signup);
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'sessionToken', value: token, url },
      { name: 'acceptedNecessaryCookies', value: 'true', url },
    ]);
    for (const [call, body] of [
      ['feedback', { classification: 5 }],
      ['support', { message: 'Olá', type: 'PORTAL' }],
    ] as const) {
      const path = `/main/application/${call}/`;
      await expect(
        callApi(domains.workshop, path, { method: 'POST', token, body }),
      ).rejects.toThrow(/403.*Tem que aceitar os termos e condições/);
    }
    for (const path of ['/client/enviar-feedback', '/client/suporte-cliente']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /[Aa]ceit/ }).first()).toBeVisible();
      await expect(main(page).getByLabel('Mensagem', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Enviar Feedback' })).toHaveCount(0);
    }
  },
);

test('without a connection the button says so, and sends once it is back', async ({
  page,
  context,
  customer,
}) => {
  expect(customer.token).not.toBe('');
  await page.goto('/client/suporte-cliente');
  await main(page).getByLabel('Mensagem', { exact: true }).fill('Olá');
  await context.setOffline(true);
  await expect(main(page).getByRole('button', { name: 'Sem ligação' })).toBeDisabled();
  await expect(main(page).getByLabel('Mensagem', { exact: true })).toHaveValue('Olá');
  await context.setOffline(false);
  await main(page).getByLabel('Tipo de suporte').selectOption({ index: 2 });
  await main(page).getByRole('button', { name: 'Enviar Mensagem' }).click();
  await expect(main(page).getByText('Mensagem Enviada')).toBeVisible();
});

const configurationSchema = v.object({ company: v.object({ email: v.string() }) });

async function providerEmail(token: string): Promise<string> {
  const configuration = await callApi(domains.workshop, '/main/config', { token });
  return v.parse(configurationSchema, configuration).company.email;
}
