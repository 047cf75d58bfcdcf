import { expect } from '@playwright/test';
import { addItem } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { chooseService } from '../steps/chooseService.ts';
import { freeDays } from '../steps/freeDays.ts';

test.describe('on the smallest telephone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test.skip(({ isMobile }) => !isMobile, 'wide windows show calendar and times at once');

  test('the times of a day that is chosen come into view, above the bar with the button', async ({
    page,
    customer,
  }) => {
    await addItem(customer, { plate: 'HH-13-JJ', brand: 'Fiat', model: 'Panda' });
    await page.goto('/client/schedule');
    await chooseService(page, 'Revisão');
    await (await freeDays(page)).first().click();
    const slot = page.getByRole('button', { name: /^\d\d:\d\d/ }).first();
    await expect(slot).toBeInViewport({ ratio: 1 });
    const isOnTop = () =>
      slot.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
  });
});
