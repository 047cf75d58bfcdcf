import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { quietHome } from '../../support/people/quietHome.ts';
import { originOf } from '../../support/domains.ts';

test(
  'an account that is deleted is gone, and its browser remembers neither company nor appointment',
  { tag: ['@ACC-15', '@SHL-72', '@PRO-14', '@PRO-15', '@SID-15'] },
  async ({ page, context, customer: { domain, token } }) => {
    const url = originOf(domain);
    const left = ['prevCompanyDomain', 'prevCompanyUrl', 'kssreturncompany', 'openAppointment'];
    await context.addCookies(left.map((name) => ({ name, value: 'true', url })));
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: 'Perfil' })
      .click();
    await page.getByRole('button', { name: 'Apagar a sua Conta' }).click();
    const question = page.getByRole('alertdialog', { name: 'Atenção' });
    for (const name of ['É apagado', 'Fica com o prestador', 'Termina'])
      await expect(question.getByRole('heading', { name })).toBeVisible();
    await expect(question.getByText('Nada que o identifique')).toBeVisible();
    await expectAccessible(page, 'question before deletion');
    await question.getByRole('button', { name: 'Apagar a sua Conta' }).click();
    const told = page.getByRole('dialog', { name: 'Conta apagada' });
    await told.getByRole('button', { name: 'OK', exact: true }).click();
    // Not the registration, to which an appointment that waits would lead.
    await expect(page).toHaveURL(/\/client\/login$/);
    const names = (await context.cookies(url)).map(({ name }) => name);
    expect(names.filter((name) => [...left, 'sessionToken', 'userId'].includes(name))).toEqual([]);
    await expect(callApi(domain, '/main/user/client/info', { token })).rejects.toThrow(/401/);
  },
);
