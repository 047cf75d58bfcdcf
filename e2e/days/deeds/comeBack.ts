import { expect, type Page } from '@playwright/test';
import { logInWithCode } from '../../support/people/logInWithCode.ts';

/** On the login: comes in with the code of a new SMS; the home is shown then. `phone` is E.164. */
export async function comeBack(page: Page, phone: string): Promise<void> {
  await logInWithCode(page, phone);
  await expect(page).toHaveURL(/\/client\/services/);
}
