import { expect, test, type Page } from '@playwright/test';
import { handWithMouse } from './hand.ts';
import { freeDays } from './freeDays.ts';

/**
 * Chooses a day with vacancies and a slot of it; answers the time. Tests that run side by side book at the same
 * provider: each takes a day of its own, and where the month has no more, one from the morning on, the next from the
 * evening and the third from noon, so that no slot is the last one of two.
 */
export async function chooseFreeSlot(page: Page, hand = handWithMouse): Promise<string> {
  const beside = test.info().parallelIndex;
  const slots = page.getByRole('button', { name: /^\d\d:\d\d/ });
  const days = await freeDays(page, hand);
  await hand.press(days.nth(Math.min(beside, (await days.count()) - 1)));
  await expect(slots.first()).toBeVisible();
  const noon = Math.floor((await slots.count()) / 2);
  const slot = [slots.first(), slots.last(), slots.nth(noon)][beside % 3] ?? slots.first();
  const time = (await slot.innerText()).trim();
  await hand.press(slot);
  return time;
}

/** Fills the form of a new vehicle in step 1 of the workshop's wizard. */
export async function addVehicle(page: Page, plate: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Adicionar viatura' });
  const field = page.getByRole('textbox', { name: 'Matrícula' });
  await expect(add.or(field).first()).toBeVisible();
  if (await add.isVisible()) await add.click();
  await field.fill(plate);
  await page.getByRole('textbox', { name: 'Marca' }).fill('Renault');
  await page.getByRole('textbox', { name: 'Modelo' }).fill('Clio');
}

/** Step 1: the service; the item must be chosen already, where there are items. */
export async function chooseService(
  page: Page,
  service: string,
  hand = handWithMouse,
): Promise<void> {
  await hand.check(page.getByRole('checkbox', { name: service }), { force: true });
  await hand.press(page.getByRole('button', { name: 'Continuar' }));
  await expect(page.getByRole('heading', { name: 'Quando lhe dá jeito?' })).toBeVisible();
}

/** Step 2, up to the confirmation; answers the chosen time. */
export async function chooseTime(page: Page, hand = handWithMouse): Promise<string> {
  const time = await chooseFreeSlot(page, hand);
  await hand.press(page.getByRole('button', { name: 'Continuar' }));
  await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
  return time;
}
