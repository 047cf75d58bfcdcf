import { expect, test } from '@playwright/test';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { newMobile } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { codeSentTo } from '../support/messages/messagesTo.ts';
import { domains, originOf } from '../support/domains.ts';
import { beginDay } from './day.ts';
import { comeIn } from './deeds/comeIn.ts';
import { logInWithCode } from '../support/people/logInWithCode.ts';

test('the one who changes the telephone number', async ({ page }) => {
  const origin = originOf(domains.workshop);
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const next = newMobile();
  const customer = await day.step('registers', () => comeIn(page, domains.workshop, 'Filipa Cruz'));
  const work = await givenFor(customer).work(3, { symptom: 'Travões a chiar' });

  await day.step(
    'asks for a code to the new number',
    async () => {
      await page.goto(`${origin}/client/perfil`);
      await main.getByRole('button', { name: /^Mudar \+351/ }).click();
      await main.getByLabel('Telemóvel', { exact: true }).fill(next);
      await main.getByRole('button', { name: 'Pedir código' }).click();
      await expect(main.getByLabel('Código de 6 dígitos')).toBeVisible();
    },
    { unsaved: true },
  );
  await day.step('enters it', async () => {
    await main.getByLabel('Código de 6 dígitos').fill(await codeSentTo(`+351${next}`));
    const changed = `Mudar ${formatPhone(`+351${next}`, { country: true })}`;
    await expect(main.getByRole('button', { name: changed })).toBeVisible();
  });
  await day.step('still has the service', async () => {
    await page.goto(`${origin}/client/service-details/${work}`);
    await expect(main).toContainText('Travões a chiar');
  });
  await day.step('ends the session', async () => {
    await page.goto(`${origin}/client/services`);
    await page.getByRole('button', { name: 'Perfil' }).first().click();
    await page.getByRole('button', { name: 'Terminar Sessão' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar Sessão' }).click();
    await expect(page).toHaveURL(/\/client\/login/);
  });
  await day.step('comes in with the new number', async () => {
    await logInWithCode(page, `+351${next}`);
    await expect(page).toHaveURL(/\/client\/services/);
    await expect(main).toContainText('Travões a chiar');
  });
  await day.end();
});
