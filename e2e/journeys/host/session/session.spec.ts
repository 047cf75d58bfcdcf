import { expect, test } from '@playwright/test';
import { callApi } from '../../../support/api.ts';
import { newMobile, openSession, registerCustomer } from '../../../support/people/customer.ts';
import { codeSentTo } from '../../../support/messages/messagesTo.ts';
import { quietHome } from '../../../support/people/quietHome.ts';
import { pressAsSessionEnds } from './pressAsSessionEnds.ts';
import { domains, originOf } from '../../../support/domains.ts';

const home = originOf(domains.barber);

test(
  'a session that the server no longer knows leads to login, and from there back to the page',
  { tag: ['@ERR-03'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    await openSession(context, customer);
    await page.goto(`${home}/client/perfil`);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);

    await callApi(domains.barber, '/main/user/logout', { method: 'POST', token: customer.token });
    await page.reload();
    await expect(page).toHaveURL(/\/client\/login/);
    const cookies = await context.cookies(home);
    expect(cookies.filter(({ name }) => name === 'sessionToken')).toEqual([]);

    const before = await codeSentTo(customer.phone);
    await page.getByLabel('E-mail ou telemóvel').fill(customer.phone);
    await page.getByRole('button', { name: 'Entrar com código' }).click();
    await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(customer.phone, before));
    await expect(page).toHaveURL(/\/client\/perfil/);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
  },
);

test(
  'a session that ends while a page is open leads to login at the next call, without a dialog',
  { tag: ['@ERR-03'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    await openSession(context, customer);
    await page.goto(`${home}/client/services`);
    await expect(quietHome(page)).toBeVisible();
    await callApi(domains.barber, '/main/user/logout', { method: 'POST', token: customer.token });
    await pressAsSessionEnds(page.getByRole('button', { name: 'Agenda' }).first());
    await expect(page).toHaveURL(/\/client\/login/);
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

test(
  'a wrong code says the exact words inline and keeps the contact that was typed',
  { tag: ['@mf-profile', '@ERR-43'] },
  async ({ page, context }) => {
    await context.addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: home }]);
    const customer = await registerCustomer(domains.barber);
    const mobile = customer.phone.replace('+351', '');
    const before = await codeSentTo(customer.phone);
    await page.goto(`${home}/client/login`);
    await page.getByLabel('E-mail ou telemóvel').fill(mobile);
    await page.getByRole('button', { name: 'Entrar com código' }).click();
    const field = page.getByLabel('Código de 6 dígitos');
    await field.waitFor();
    const right = await codeSentTo(customer.phone, before);
    const wrong = right === '123456' ? '654321' : '123456';
    await field.fill(wrong);
    await expect(page.getByText('Código inválido ou expirado', { exact: true })).toBeVisible();
    await expect(field).toHaveValue(wrong);

    await page.getByRole('button', { name: 'Alterar contacto' }).click();
    await expect(page.getByLabel('E-mail ou telemóvel')).toHaveValue(new RegExp(mobile));
    await page.getByRole('button', { name: 'Entrar com código' }).click();
    await page.getByLabel('Código de 6 dígitos').fill(right);
    await expect(page).toHaveURL(/\/client\/services/);
  },
);

test(
  'a wrong code of a registration keeps the phone number',
  { tag: ['@mf-profile'] },
  async ({ page, context }) => {
    await context.addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: home }]);
    const mobile = newMobile();
    await page.goto(`${home}/client/registo`);
    await page.getByLabel('Telemóvel').fill(mobile);
    await page.getByRole('button', { name: 'Receber código' }).click();
    const field = page.getByLabel('Código de 6 dígitos');
    await field.waitFor();
    const right = await codeSentTo(`+351${mobile}`);
    await field.fill(right === '123456' ? '654321' : '123456');
    await expect(page.getByText('Código inválido ou expirado', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Enviámos um código de 6 dígitos para/)).toContainText(
      new RegExp([...mobile].join('\\s?')),
    );
    await field.fill(right);
    await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
  },
);
