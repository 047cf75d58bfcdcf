import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`NavigationBar: Tab goes through its cells in order, Enter chooses, ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openEntry(page, 'NavigationBar');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    // On a desktop the provider's logo comes first.
    if (device === 'desktop') await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: 'Início', exact: true })).toBeFocused();
    for (const name of ['Viaturas', 'Perfil', 'Agenda, 2 por tratar']) {
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(bar.locator('[aria-current]')).toHaveText(/Agenda/);
    await expect(
      bar.getByRole('button', { name: 'Empresas, 128 por tratar', exact: true }),
    ).toContainText('99+');
  });
}
