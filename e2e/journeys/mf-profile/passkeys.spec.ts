import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { codeSentTo, messagesTo } from '../../support/messages/messagesTo.ts';
import { test } from '../../support/people/customerTest.ts';
import { deviceWithPasskeys } from '../../support/people/deviceWithPasskeys.ts';

test(
  'a passkey is offered after the second login, logs in from then on, and is removed',
  { tag: ['@ACC-09', '@ACC-10', '@ACC-11'] },
  async ({ page, context, customer }) => {
    const device = await deviceWithPasskeys(page);
    const logOut = () => context.clearCookies({ name: /^(session|userId)/ });
    await logOut();
    await page.goto('/client/login');
    const passkey = page.getByRole('button', { name: 'Entrar com chave de acesso' });
    await expect(page.getByRole('button', { name: 'Entrar com código' })).toBeVisible();
    await expect(passkey).toHaveCount(0);
    const known = await codeSentTo(customer.phone);
    await page.getByLabel('E-mail ou telemóvel').fill(customer.phone.slice(-9));
    await page.getByRole('button', { name: 'Entrar com código' }).click();
    await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(customer.phone, known));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Entrar sem código da próxima vez?',
    );
    await expect(page.getByRole('button', { name: 'Agora não' })).toBeVisible();
    await expectAccessible(page, 'passkeys: offer');
    await expectReachable(page);
    await page.getByRole('button', { name: 'Criar chave de acesso' }).press('Enter');
    await expect(page.getByText('Chave de acesso criada.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/client\/services/);
    await expect
      .poll(async () => (await messagesTo(customer.phone)).map(({ text }) => text).join('\n'))
      .toContain('Foi criada uma chave de acesso');

    await logOut();
    await page.goto('/client/login');
    await device.refuse();
    await passkey.click();
    const refusal = page.getByText(
      'Não foi possível entrar com a chave de acesso. Peça um código.',
    );
    await expect(refusal).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar com código' })).toBeVisible();
    await expectAccessible(page, 'passkeys: login refused');
    await device.allow();
    await passkey.press('Enter');
    await expect(page).toHaveURL(/\/client\/services/);

    await page.goto('/client/dispositivos');
    const here = page.getByRole('region', { name: 'Este dispositivo' });
    await expect(here.getByText('Entrou com chave de acesso')).toBeVisible();
    const card = page.getByRole('region', { name: 'Entrar com o rosto ou o dedo' });
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'passkeys: devices');
    await expectReachable(page);
    await card.getByRole('button', { name: /^Remover chave de acesso/ }).click();
    await page
      .getByRole('alertdialog', { name: 'Remover esta chave de acesso?' })
      .getByRole('button', { name: 'Remover' })
      .click();
    await expect(page.getByText('Chave de acesso removida.').first()).toBeVisible();
    await expect(card.getByRole('heading')).toBeFocused();
    await expect(card.getByRole('listitem')).toHaveCount(0);

    // The device still has it, and the login is refused by the service.
    await page.evaluate(() => localStorage.setItem('portal.passkeys', '["of-before"]'));
    await logOut();
    await page.goto('/client/login');
    await passkey.click();
    await expect(refusal).toBeVisible();
  },
);

async function expectReachable(page: Page): Promise<void> {
  for (const control of await page.getByRole('main').getByRole('button').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}
