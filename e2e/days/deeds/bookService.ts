import type { Page } from '@playwright/test';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { addVehicle, chooseService, chooseTime } from '../../journeys/steps/chooseService.ts';
import type { Day } from '../day.ts';
import { bookButton } from '../../support/people/bookButton.ts';

interface Booking {
  service: string;
  /** Plate of a vehicle that is added on the way. */
  plate?: string;
  /** Title of the customer's item that is brought, where there are several. */
  item?: string;
}

/** Books from the home: three steps of the wizard, each a step of the day. Ends before the confirmation's answer. */
export async function bookService(
  day: Day,
  page: Page,
  { service, plate, item }: Booking,
): Promise<void> {
  await day.step(`chooses ${service}`, async () => {
    await page
      .getByRole('link', { name: /Marcar|Nova marcação/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'De que precisa?' }).waitFor();
    if (plate !== undefined) await addVehicle(page, plate);
    if (item !== undefined)
      await page.getByRole('radio', { name: new RegExp(item) }).check({ force: true });
    await chooseService(page, service);
  });
  await day.step('chooses a time', () => chooseTime(page));
  await day.step('confirms the booking', async () => {
    await askEarlyStart(page);
    await bookButton(page).click();
    await page.waitForURL(/\/client\/(payment\/S-|schedule)/);
  });
}
