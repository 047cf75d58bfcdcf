import { expect, test, type Page } from '@playwright/test';
import { ITEM_FORM_SELECT_MENU_MAX_HEIGHT, SELECT_MENU_MAX_HEIGHT } from '@portal/domain/limits';
import { findViolations } from '../../../accessibility/findViolations.ts';
import { openEntry } from '../../openEntry.ts';

/** From the top of the first to the bottom of the last option that can be seen. */
function menuHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const select = document.querySelector('select:open');
    if (!select) return 0;
    const x = select.getBoundingClientRect().x + 40;
    const seen = Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
      document.elementFromPoint(x, y)?.closest('option'),
    );
    return (seen.at(-1) ?? 0) - (seen[0] ?? 0);
  });
}

for (const { title, label, limit } of [
  { title: 'Por escolher', label: 'Distrito', limit: SELECT_MENU_MAX_HEIGHT },
  {
    title: 'Menu baixo, do formulário do item',
    label: 'Marca',
    limit: ITEM_FORM_SELECT_MENU_MAX_HEIGHT,
  },
]) {
  test(
    `the menu of «${title}» is at most ${limit} px high`,
    { tag: ['@LIM-08'] },
    async ({ page }) => {
      await openEntry(page, 'SelectField');
      const select = page
        .getByRole('region', { name: title })
        .getByRole('combobox', { name: label });
      await select.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => menuHeight(page)).toBeGreaterThan(limit / 2);
      expect(await menuHeight(page)).toBeLessThanOrEqual(limit);
      expect(await findViolations(page)).toEqual([]);
    },
  );
}

test('letters find an option, arrows move, Enter chooses, Escape keeps', async ({ page }) => {
  await openEntry(page, 'SelectField');
  const select = page
    .getByRole('region', { name: 'Por escolher' })
    .getByRole('combobox', { name: 'Distrito' });
  await page.keyboard.press('Tab');
  await expect(select).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.type('po');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue('Porto');
  await expect(select).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(select).toHaveValue('Porto');
  await expect(select).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue('Lisboa');
});
