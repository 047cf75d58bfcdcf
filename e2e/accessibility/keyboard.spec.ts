import { addDays } from '@portal/domain/time/isoDate';
import { expect } from '@playwright/test';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { tabTo } from '../support/watching/tabTo.ts';

test.skip(({ isMobile }) => isMobile, 'phones have no keyboard');

test(
  'a budget is found, opened and approved with the keyboard alone',
  { tag: ['@mf-services'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.budget();
    await page.goto('/client/services');
    await expect(page.getByRole('heading', { level: 1, name: /orçamento aguarda/ })).toBeVisible();

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /conteúdo/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: /^Ver orçamento/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/service-details/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();

    const approve = page.getByRole('main').getByRole('button', { name: 'Aprovar orçamento' });
    await tabTo(page, approve);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(approve).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /^3 de 5/ })).toBeVisible();
    expect((await given.provider.work(work)).state.bars).toBe(3);
  },
);

test(
  'a panel takes the focus, keeps it, and gives it back on Escape',
  { tag: ['@mf-services'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    const button = page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: /^Agenda/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Agenda' });
    await expect(panel.getByRole('heading', { name: 'Agenda' })).toBeFocused();
    await expect(panel.getByText('Sem marcações pendentes!')).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test(
  'the calendar is walked with the arrows',
  { tag: ['@mf-booking'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await givenFor(customer).work(1, { item: { plate: 'EE-55-FF', brand: 'Kia', model: 'Rio' } });
    await page.goto('/client/schedule');
    await page.getByRole('checkbox', { name: 'Revisão', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Quando lhe dá jeito?' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Mês seguinte' }).click();
    const days = page.getByRole('button', { name: /com vagas/ });
    await expect(days.nth(8)).toBeVisible();
    await days.first().focus();
    const first = (await days.first().getAttribute('data-day')) ?? '';
    const focused = page.locator('[data-day]:focus');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('data-day', addDays(first, 1));
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('data-day', addDays(first, 8));
    await days.nth(3).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Horas livres/ })).toBeVisible();
  },
);
