import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The days with vacancies of the month on screen but for the one that is chosen and for today, whose times are soon too
 * near to be cancelled or moved; of the next month where what is left of this one is taken, or is those days alone.
 */
export async function freeDays(page: Page): Promise<Locator> {
  const withToday = page.getByRole('button', { name: /com vagas/ });
  const days = withToday.and(page.locator(':not([aria-current=date])'));
  const chosen = page.getByRole('button', { name: /, escolhido$/ });
  const later = page.getByRole('main').getByRole('button', { name: /^Ver (o mês seguinte|.*\d)/ });
  await expect(withToday.or(later).or(chosen).first()).toBeVisible();
  if (await later.isVisible()) await later.click();
  else if ((await days.count()) === 0)
    await page.getByRole('button', { name: 'Mês seguinte' }).click();
  await expect(days.first()).toBeVisible();
  return days;
}
