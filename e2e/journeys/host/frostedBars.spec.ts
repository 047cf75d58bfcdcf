import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { quietHome } from '../../support/people/quietHome.ts';

test('what is scrolled under header and bar is blurred, and a panel that is opened uses all that was brought for it', async ({
  page,
  customer,
  isMobile,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/integrity/.test(message.text())) warnings.push(message.text());
  });
  expect(customer.token).not.toBe('');
  await page.goto('/client/services');
  await expect(quietHome(page)).toBeVisible();
  await expect(page.locator('header').first()).toHaveCSS('backdrop-filter', 'blur(14px)');
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await expect(bar).toHaveCSS('backdrop-filter', isMobile ? 'blur(18px)' : 'none');
  await bar.getByRole('button', { name: /^Perfil/ }).click();
  await expect(page.getByRole('button', { name: 'Editar perfil' })).toBeVisible();
  expect(warnings).toEqual([]);
});
