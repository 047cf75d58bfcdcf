import { expect } from '@playwright/test';
import { addItem } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { chooseService } from '../steps/chooseService.ts';
import { freeDays } from '../steps/freeDays.ts';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';

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

test('one tap takes the earliest free time, and the times of a day stand beside the calendar where there is room', async ({
  page,
  customer,
  isMobile,
}) => {
  await addItem(customer, { plate: 'HH-14-JJ', brand: 'Fiat', model: 'Panda' });
  await page.goto('/client/schedule');
  await chooseService(page, 'Revisão');
  const times = page.getByRole('group', { name: 'Primeiras vagas' }).getByRole('button');
  await expect(times).toHaveCount(3);
  const first = times.first();
  await expect(first).toHaveText(/^Primeira vaga: .+, \d\d:\d\d$/);
  if (isMobile) {
    await expect(first).toBeInViewport({ ratio: 1 });
    await first.tap();
  } else {
    await first.focus();
    await page.keyboard.press('Enter');
  }
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const chosen = (await first.innerText()).replace('Primeira vaga: ', '');
  await expect(page.getByRole('complementary').getByText(chosen)).toBeVisible();
  const calendar = page.getByRole('grid');
  const slots = page.getByRole('group', { name: /^Horas livres/ });
  await expect(slots).toBeVisible();
  const [days, hours] = await Promise.all([calendar.boundingBox(), slots.boundingBox()]);
  const isBeside = (hours?.x ?? 0) >= (days?.x ?? 0) + (days?.width ?? 0);
  expect(isBeside).toBe(!isMobile);
  await expectAccessible(page, 'booking: first times');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(chosen.slice(-5));
});
