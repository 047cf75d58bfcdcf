import { expect, type Page } from '@playwright/test';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { newMobile } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { domains } from '../../support/domains.ts';
import { addVehicle, chooseFreeSlot } from '../steps/chooseService.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';
import { registerByPhone } from '../steps/registerByPhone.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const details = Buffer.from(JSON.stringify({ symptom_id: 'revisao', user_id: null })).toString(
  'base64url',
);

test('a visitor with a direct link books to the end: time, vehicle, account, confirmation', async ({
  page,
  context,
}) => {
  await acceptNecessary(context, domains.workshop);
  await page.goto(`/client/schedule-lite?directAppointment=true&details=${details}`);
  await expect(heading(page, 'Quando lhe dá jeito?')).toBeVisible();
  const time = await chooseFreeSlot(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(heading(page, 'Está quase')).toBeVisible();
  await addVehicle(page, 'ZX-34-CV');
  await page.getByRole('button', { name: 'Guardar marcação' }).click();
  await page
    .getByRole('dialog', { name: 'Continue com a sua conta' })
    .getByRole('button', { name: 'Criar conta' })
    .click();
  await registerByPhone(page, newMobile(), 'Rita Sousa');
  await expect(heading(page, 'Confirme os dados')).toBeVisible();
  await expect(page.getByText(time.slice(0, 5)).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Matrícula' })).toHaveValue('ZX-34-CV');
  await askEarlyStart(page);
  await bookButton(page).click();
  await expect(heading(page, 'Está marcado, Rita.')).toBeVisible();
});
