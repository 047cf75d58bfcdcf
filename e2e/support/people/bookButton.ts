import type { Locator, Page } from '@playwright/test';

/** The button that books: with the price where there is one (POL-05). */
export function bookButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Confirmar marcação|Marcar com obrigação de pagar)/ });
}
