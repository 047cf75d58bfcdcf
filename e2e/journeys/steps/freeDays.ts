import { expect, type Locator, type Page } from '@playwright/test';

/** The days with vacancies of the month on screen; of the next one where what is left of this month is taken. */
export async function freeDays(page: Page): Promise<Locator> {
  const days = page.getByRole('button', { name: /com vagas|, escolhido$/ });
  const later = page.getByRole('main').getByRole('button', { name: /^Ver (o mês seguinte|.*\d)/ });
  await expect(days.or(later).first()).toBeVisible();
  if (await later.isVisible()) await later.click();
  await expect(days.first()).toBeVisible();
  return days;
}
