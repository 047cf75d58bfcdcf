import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { handWithMouse } from './hand.ts';

/** So many tests run side by side. */
const BESIDE = 3;

/**
 * The days with vacancies of the month on screen but for the one that is chosen and for today, whose times are soon too
 * near to be cancelled or moved; of the next month where what is left of this one is taken, is those days alone, or is
 * less than a day for each of the tests that run side by side.
 */
export async function freeDays(page: Page | FrameLocator, hand = handWithMouse): Promise<Locator> {
  const withToday = page.getByRole('button', { name: /com vagas/ });
  const days = withToday.and(page.locator(':not([aria-current=date])'));
  const chosen = page.getByRole('button', { name: /, escolhido$/ });
  const later = page.getByRole('main').getByRole('button', { name: /^Ver (o mês seguinte|.*\d)/ });
  await expect(withToday.or(later).or(chosen).first()).toBeVisible();
  const month = page.getByRole('heading', { level: 2, name: / de \d{4}$/ });
  if (await later.isVisible()) await hand.press(later);
  else if ((await days.count()) < BESIDE) {
    const shown = await month.first().innerText();
    await hand.press(page.getByRole('button', { name: 'Mês seguinte' }));
    await expect(month.first()).not.toHaveText(shown);
  }
  await expect(days.first()).toBeVisible();
  return days;
}
