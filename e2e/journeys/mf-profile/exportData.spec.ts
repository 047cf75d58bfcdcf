import { expect } from '@playwright/test';
import { stat } from 'node:fs/promises';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { messagesTo } from '../../support/messages/messagesTo.ts';
import { openSession, registerByEmail } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { callApi } from '../../support/api.ts';
import * as v from 'valibot';

test(
  'everything of the customer is made into a file while the page is left, told of, and downloaded',
  { tag: ['@ACC-12', '@ACC-13'] },
  async ({ page, context, domain }) => {
    const customer = await registerByEmail(domain);
    await openSession(context, customer);
    await page.goto('/client/perfil');
    await page.getByRole('button', { name: 'Descarregar os meus dados' }).first().click();
    await expect(page).toHaveURL(/\/client\/os-meus-dados$/);
    const start = page.getByRole('button', { name: 'Preparar ficheiro' });
    await expect(start).toBeVisible();
    await expectAccessible(page, 'export: none');
    expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await start.click();
    await expect(page.getByText(/^A preparar: \d+ %$/).first()).toBeVisible();
    await page.goto('/client/services');
    const info = v.parse(
      v.object({ email: v.string() }),
      await callApi(domain, '/main/user/client/info', { token: customer.token }),
    );
    await expect(async () => {
      const [mail] = await messagesTo(info.email);
      expect(mail?.subject).toMatch(/^Os seus dados em .+ estão prontos$/);
    }).toPass();
    await page.goto('/client/perfil');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await page.getByText(/Os seus dados em .+ estão prontos a descarregar\./).click();
    await expect(page).toHaveURL(/\/client\/os-meus-dados/);
    const save = page.getByRole('button', { name: 'Descarregar ficheiro' });
    await expect(save).toBeVisible();
    await expectAccessible(page, 'export: ready');
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^os-meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    expect((await stat(await download.path())).size).toBeGreaterThan(500);
    await expect(page.getByText(/^Pode pedir um ficheiro novo a partir de /)).toBeVisible();
  },
);
