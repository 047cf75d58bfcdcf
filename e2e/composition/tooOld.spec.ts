import { expect, test } from '@playwright/test';

test(
  'a browser that is too old is told so at once, what to do, and how the provider is reached',
  { tag: '@C-151' },
  async ({ page }) => {
    const notice = page.getByRole('alert').filter({ hasText: 'demasiado antigo' });
    await page.goto('/client/login');
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(notice).toBeHidden();

    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    // No script of the portal runs there; these never arrive.
    await page.route('**/assets/**/*.js', () => undefined);
    await page.goto('/client/login', { waitUntil: 'commit' });
    await expect(notice).toContainText(
      'O seu navegador é demasiado antigo para o portal. Atualize o iOS ou o Android System WebView, ou abra a ligação noutro navegador.',
    );
    const links = notice.getByRole('link');
    await expect(links).toHaveText([
      '912 080 745 (chamada para a rede móvel nacional)',
      'oficina@automirante.exemplo.pt',
    ]);
    await expect(links.first()).toHaveAttribute('href', 'tel:+351912080745');
    await expect(links.last()).toHaveAttribute('href', 'mailto:oficina@automirante.exemplo.pt');
    // What says that a start is slow has its time, and is not shown.
    const slow = page.locator('#boot-slow');
    await expect(slow).toHaveJSProperty('hidden', false);
    await expect(slow).toBeHidden();
    await expect(page.getByText('Verifique a sua ligação')).toBeHidden();
  },
);
