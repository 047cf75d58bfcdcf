import { expect, type Page } from '@playwright/test';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { newMobile } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { domains, originOf } from '../../support/domains.ts';
import { addVehicle, chooseFreeSlot } from '../steps/chooseService.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';
import { registerByPhone } from '../steps/registerByPhone.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Continue com a sua conta' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'a visitor chooses a booking, registers to save it and finds every choice again',
  {
    tag: [
      '@SHL-29',
      '@LITE-04',
      '@LITE-06',
      '@LITE-11',
      '@LITE-12',
      '@LITE-13',
      '@BKG-16',
      '@BKG-27',
      '@BKG-39',
      '@C-24',
      '@C-36',
      '@C-102',
      '@C-282',
    ],
  },
  async ({ page, context }) => {
    await acceptNecessary(context, domains.workshop);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/api\/main\/(user|items|schedule\/draft)/.test(pathname)) asked.push(pathname);
    });
    await page.goto('/client/services-lite');
    await expect(heading(page, 'Marque em Auto Mirante')).toBeVisible();
    const video = page.getByRole('button', { name: 'Ver vídeo de demonstração' });
    await expect(video).toBeVisible();
    await page.getByRole('link', { name: 'Nova marcação' }).click();
    await expect(page).toHaveURL(/\/client\/schedule-lite$/);
    await page.getByRole('checkbox', { name: 'Revisão' }).check({ force: true });
    await expect(video).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Observações' }).fill('Chia ao travar');
    await addVehicle(page, 'ZX-33-CV');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(heading(page, 'Quando lhe dá jeito?')).toBeVisible();
    const time = await chooseFreeSlot(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(heading(page, 'Está quase')).toBeVisible();
    await page.getByRole('button', { name: 'Guardar marcação' }).click();
    await expect(overlay(page)).toContainText('crie conta ou inicie sessão');
    expect(asked).toEqual([]);
    await overlay(page).getByRole('button', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL(/\/client\/registo/);
    await expect(page.getByText('Para guardar a marcação, crie conta')).toBeVisible();
    await registerByPhone(page, newMobile(), 'Rita Sousa');
    await expect(page).toHaveURL(/\/client\/schedule\?passo=3/);
    await expect(heading(page, 'Confirme os dados')).toBeVisible();
    await expect(page.getByText('Chia ao travar')).toBeVisible();
    await expect(page.getByText(time.slice(0, 5)).first()).toBeVisible();
    await askEarlyStart(page);
    await bookButton(page).click();
    await expect(heading(page, 'Está marcado, Rita.')).toBeVisible();
  },
);

test(
  'the button of a company website opens the lite home for whoever has no session',
  { tag: ['@SHL-39', '@C-24', '@desktop'] },
  async ({ page, context }) => {
    await acceptNecessary(context, domains.barber);
    await page.goto(`${originOf(domains.barber)}/client/services?openAppointment=true`);
    await expect(page).toHaveURL(/\/client\/services-lite/);
    await expect(heading(page, 'Marque em Barbearia Lima & Filhos')).toBeVisible();
  },
);

test(
  'after an hour the choices of a visitor are forgotten',
  { tag: ['@LITE-11', '@SHL-29', '@desktop'] },
  async ({ page, context }) => {
    await acceptNecessary(context, domains.barber);
    const origin = originOf(domains.barber);
    await page.goto(`${origin}/client/schedule-lite/int1`);
    await page.getByRole('checkbox', { name: 'Corte de cabelo' }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await chooseFreeSlot(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Guardar marcação' }).click();
    await overlay(page).getByRole('button', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL(/\/client\/registo/);
    await page.clock.setFixedTime(Date.now() + 61 * 60_000);
    await page.goto(`${origin}/client/schedule-lite`);
    await expect(page.getByRole('checkbox', { name: 'Corte de cabelo' })).not.toBeChecked();
  },
);
