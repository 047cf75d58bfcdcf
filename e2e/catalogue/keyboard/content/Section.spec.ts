import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('Section: its heading opens and closes it, by Enter and by the space bar', async ({
  page,
}) => {
  await openEntry(page, 'Section');
  const section = page.getByRole('region', { name: 'Em curso' });
  const head = section.getByRole('button', { name: /Em curso/ });
  await page.keyboard.press('Tab');
  await expect(head).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(section.getByText('Renault Clio')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(section.getByText('Renault Clio')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Histórico' }).getByText('Renault Clio'),
  ).toBeHidden();
});
