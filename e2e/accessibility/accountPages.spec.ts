import { expect } from '@playwright/test';
import { test } from '../support/people/customerTest.ts';
import { expectAccessible } from './expectAccessible.ts';

test(
  'feedback, support and the deletion help have no violations and fit',
  { tag: ['@mf-profile'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/enviar-feedback');
    await page.getByRole('button', { name: 'Enviar Feedback' }).click();
    await expect(page.getByText('Escolha entre 1 e 5 estrelas.')).toBeVisible();
    await expectAccessible(page, 'feedback with an error');
    await page.getByRole('radio', { name: '5 estrelas' }).check({ force: true });
    await expectAccessible(page, 'feedback with stars');
    await page.goto('/client/suporte-cliente');
    await page.getByLabel('Tipo de suporte').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
    await expect(page.getByText('Campo obrigatório!')).toBeVisible();
    await expectAccessible(page, 'support with an error');
    await page.goto('/client/help-delete-account');
    await expect(page.getByRole('img', { name: /início de sessão/ })).toBeVisible();
    await expectAccessible(page, 'help on deletion');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

test(
  'panels, the question before logging out, and other pages have no violations',
  { tag: ['@mf-services', '@mf-profile'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    for (const [button, title, look] of [
      [/^Agenda/, 'Agenda', 'panel: agenda'],
      [/^Viaturas/, 'Viaturas', 'panel: items'],
      [/^Empresas/, 'Empresas', 'panel: companies'],
      [/^Perfil/, 'Conta', 'panel: account'],
    ] as const) {
      await bar.getByRole('button', { name: button }).click();
      const panel = page.getByRole('dialog', { name: title });
      await expect(panel.getByRole('button').nth(1)).toBeVisible();
      await expectAccessible(page, look);
      if (look !== 'panel: account') await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Terminar Sessão' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'question: log out');
    await page.goto('/client/alterar-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Alterar password' })).toBeVisible();
    await expectAccessible(page, 'change of password');
    await page.goto('/client/nao-existe');
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
    await expectAccessible(page, 'page not found');
  },
);
