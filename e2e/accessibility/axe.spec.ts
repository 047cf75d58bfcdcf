import { expect, type Page } from '@playwright/test';
import { addItem } from '../support/people/customer.ts';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { smallPicture } from '../support/smallPicture.ts';
import { domains, type Domain } from '../support/domains.ts';
import { chooseService, chooseTime } from '../journeys/steps/chooseService.ts';
import { expectAccessible } from './expectAccessible.ts';
import { freeDays } from '../journeys/steps/freeDays.ts';

interface Brand {
  domain: Domain;
  /** A service that needs no payment. */
  service: string;
  item?: Record<string, string>;
  phoneOnly?: true;
}

const brands: Brand[] = [
  {
    domain: domains.workshop,
    service: 'Revisão',
    item: { plate: 'DD-44-EE', brand: 'Opel', model: 'Astra' },
  },
  { domain: domains.barber, service: 'Corte de cabelo', phoneOnly: true },
];

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

for (const { domain, service, item, phoneOnly } of brands) {
  test.describe(domain, () => {
    test.use({ domain });
    test.skip(({ isMobile }) => !isMobile && phoneOnly === true, 'only its colours differ');

    test(
      'cookies, login and registration have no violations',
      { tag: ['@mf-profile'] },
      async ({ page }) => {
        await page.goto('/client/login');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'consent: short');
        await page.getByRole('button', { name: 'Escolher' }).click();
        await expectAccessible(page, 'consent: detail');
        await page.getByRole('button', { name: 'Guardar escolha' }).click();
        await page.getByRole('button', { name: 'Entrar', exact: true }).click();
        await expect(page.getByLabel('E-mail ou telemóvel')).toHaveAttribute(
          'aria-invalid',
          'true',
        );
        await expectAccessible(page, 'access: login with an error');
        await page.goto('/client/registo');
        await expect(heading(page, 'Criar conta')).toBeVisible();
        await expectAccessible(page, 'access: register');
      },
    );

    test(
      'home, details, a dialog, notifications and profile have no violations',
      { tag: ['@mf-services', '@mf-notifications', '@mf-profile'] },
      async ({ page, context, customer }) => {
        const given = givenFor(customer);
        await given.appointment(9, item ? 'revisao' : 'corte', item && { item_specs: item });
        await given.work(5);
        const work = await given.jobs({ item });
        await given.provider.sendMessage(work, 'Está quase.');
        await page.goto('/client/services');
        await expect(heading(page, 'Um orçamento aguarda a sua aprovação.')).toBeVisible();
        await expectAccessible(page, 'home');
        await context.setOffline(true);
        await expect(page.getByText(/^Últimos dados recebidos às /)).toBeVisible();
        await expectAccessible(page, 'banner: offline');
        await context.setOffline(false);
        await page.getByRole('button', { name: /^Notificações/ }).click();
        await expect(page.getByRole('list', { name: 'Notificações' })).toBeVisible();
        await expectAccessible(page, 'panel: notifications');
        await page.goto(`/client/service-details/${work}`);
        await expect(page.getByRole('list', { name: 'Mensagens trocadas' })).toBeVisible();
        await page.getByRole('button', { name: 'Aprovar tudo' }).click();
        await page
          .getByRole('group', { name: 'Mudança de óleo' })
          .getByRole('radio', { name: 'Recusar' })
          .check();
        await expect(page.getByLabel('Quer dizer porquê? (opcional)')).toBeVisible();
        await page.getByText('Mão de obra e materiais').first().click();
        const approve = page.getByRole('button', { name: 'Aprovar 2 trabalhos' });
        await expect(approve).toBeEnabled();
        await expectAccessible(page, 'details with a budget');
        await approve.click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page, 'question: approve a budget');
        await page.goto('/client/perfil');
        await expect(page.getByLabel('NIF', { exact: true })).toBeVisible();
        await page.getByLabel('NIF', { exact: true }).fill('1');
        await expect(page.getByRole('button', { name: 'Guardar Alterações' })).toBeVisible();
        await expectAccessible(page, 'profile');
        await page
          .getByRole('link', { name: /, início$/ })
          .first()
          .click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page, 'question: leave what was typed');
      },
    );

    test(
      'booking and payment have no violations',
      { tag: ['@mf-booking', '@mf-payment'] },
      async ({ page, customer }) => {
        if (item) await addItem(customer, item);
        const given = givenFor(customer);
        const work = await given.work(4);
        await given.provider.askPayment(work, 40);
        await page.goto('/client/schedule');
        await expect(page.getByRole('checkbox').first()).toBeAttached();
        await expectAccessible(page, 'booking: services');
        await chooseService(page, service);
        await (await freeDays(page)).first().click();
        await expect(page.getByRole('group', { name: /^Horas livres/ })).toBeVisible();
        await expectAccessible(page, 'booking: times');
        await chooseTime(page);
        await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
        await expectAccessible(page, 'booking: confirmation');
        await page.getByRole('main').locator('input[type="file"]').setInputFiles(smallPicture);
        const added = page.getByRole('dialog', { name: 'Concluído!' });
        await expect(added).toBeVisible();
        await expectAccessible(page, 'booking: file added');
        await added.getByRole('button', { name: 'OK' }).click();
        await expect(page.getByRole('main').getByText(smallPicture.name)).toBeVisible();
        await expectAccessible(page, 'booking: files');
        await page.goto(`/client/payment/${work}`);
        await page.getByRole('radio', { name: 'Multibanco' }).check({ force: true });
        await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
        await expectAccessible(page, 'payment');
        await page.getByRole('button', { name: 'Pagar com Multibanco' }).click();
        await expect(page.getByText(/^\d{3}\s\d{3}\s\d{3}$/)).toBeVisible();
        await expectAccessible(page, 'payment: reference');
      },
    );
  });
}
