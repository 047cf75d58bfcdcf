import { expect, test } from '@playwright/test';
import { findViolations } from '../../../accessibility/findViolations.ts';
import { openEntry } from '../../openEntry.ts';

const openState = (title: string) => ({ name: title, exact: true });

test('days are walked with arrows, Home, End and Page keys, and the month follows', async ({
  page,
}) => {
  await openEntry(page, 'CalendarMonth');
  const state = page.getByRole('region', openState('Dia escolhido'));
  const next = state.getByRole('button', { name: 'Mês seguinte' });
  await next.focus();
  await page.keyboard.press('Tab');
  const day = (name: string) => state.getByRole('button', { name, exact: true });
  await expect(day('quinta-feira, 16 de julho, escolhido')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day('sexta-feira, 17 de julho, sem vagas')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day('quinta-feira, 16 de julho, escolhido')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(day('sexta-feira, 10 de julho, sem vagas')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day('sexta-feira, 31 de julho, com vagas')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day('quinta-feira, 9 de julho, com vagas')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(state.getByRole('heading', { name: 'Agosto de 2026' })).toBeVisible();
  await expect(day('domingo, 9 de agosto, sem vagas')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day('quinta-feira, 9 de julho, com vagas')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(day('quinta-feira, 9 de julho, com vagas')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(day('sábado, 18 de julho, escolhido')).toBeFocused();
});

test('the month is one stop of the tab key and the arrows beside its name two', async ({
  page,
}) => {
  await openEntry(page, 'CalendarMonth');
  const state = page.getByRole('region', openState('Por escolher'));
  await state.getByRole('button', { name: 'Mês seguinte' }).focus();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('heading', { name: 'Agosto de 2026' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(state.getByRole('button', { name: 'Mês anterior' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The first month has no earlier one: the focus goes to its days instead of getting lost.
  await expect(state.locator('[data-day]:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('region', openState('Dia escolhido'))
      .getByRole('button', { name: 'Mês seguinte' }),
  ).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});
