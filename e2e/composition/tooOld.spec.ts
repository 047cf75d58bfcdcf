import { expect, test } from '@playwright/test';

test('a browser that is too old is told so at once, and what to do', async ({ page }) => {
  const notice = page.getByRole('alert').filter({ hasText: 'demasiado antigo' });
  await page.goto('/client/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  // No script of the portal runs there; these never arrive.
  await page.route('**/assets/**/*.js', () => undefined);
  await page.goto('/client/login', { waitUntil: 'commit' });
  await expect(notice).toHaveText(
    'O seu navegador é demasiado antigo para o portal. Atualize o iOS ou o Android System WebView, ou abra a ligação noutro navegador.',
  );
  // What says that a start is slow has its time, and is not shown.
  const slow = page.locator('#boot-slow');
  await expect(slow).toHaveJSProperty('hidden', false);
  await expect(slow).toBeHidden();
  await expect(page.getByText('Verifique a sua ligação')).toBeHidden();
});
