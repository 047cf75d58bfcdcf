import type { Page } from '@playwright/test';

/** Asks that a booking begins before the time for withdrawing is over, where the last step asks for it (LAW-09). */
export async function askEarlyStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirmar marcação' }).waitFor();
  const box = page.getByRole('checkbox', { name: /^Peço que o serviço comece/ });
  if (await box.isVisible()) await box.check();
}
