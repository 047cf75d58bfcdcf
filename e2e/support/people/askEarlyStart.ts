import type { Page } from '@playwright/test';
import { bookButton } from './bookButton.ts';

/** Asks that a booking begins before the time for withdrawing is over, where the last step asks for it (LAW-09). */
export async function askEarlyStart(page: Page): Promise<void> {
  await bookButton(page).waitFor();
  const box = page.getByRole('checkbox', { name: /^Peço que o serviço comece/ });
  if (await box.isVisible()) await box.check();
}
