import { expect, type Page } from '@playwright/test';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { findViolations } from '../../accessibility/findViolations.ts';
import { callApi } from '../../support/api.ts';
import { domains, type Domain } from '../../support/domains.ts';
import { bookService } from '../../support/people/bookService.ts';
import { newMobile } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { createProvider } from '../../support/providers/createProvider.ts';
import { ownLetters } from '../../support/providers/publishFixture.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';
import { freeDays } from '../steps/freeDays.ts';

const details = (id: string) => `/client/service-details/${id}?s=I&t=0`;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Para quando quer mudar?' });

test.use({ domain: domains.barber });

test(
  'an appointment is moved to one of the nearest times, then to one of the calendar, then no more',
  { tag: ['@RSC-03', '@RSC-04', '@RSC-12'] },
  async ({ page, customer }) => {
    const { id } = await bookService(customer, 'Corte de cabelo');
    await page.goto(details(id));
    const link = main(page).getByRole('link', { name: 'Mudar a hora' });
    await link.click();
    await expect(heading(page)).toBeVisible();
    const nearest = main(page).getByRole('group', { name: 'As mais próximas da sua' });
    await expect(nearest.getByRole('button')).toHaveCount(3);
    const more = main(page).getByRole('button', { name: 'Ver mais horas' });
    const move = main(page).getByRole('button', { name: 'Mudar a hora' });
    await expect(move).toBeDisabled();
    expect(await findViolations(page)).toEqual([]);
    await nearest.getByRole('button').first().click();
    await move.click();
    await expect(page).toHaveURL(new RegExp(`/service-details/${id}`));
    await expect(page.getByText('Hora mudada.')).toBeVisible();
    const old = main(page).locator('s').first();
    await expect(old).toContainText('Antes: ');
    await expect(main(page).getByText('Agora: ').first()).toBeAttached();

    await link.click();
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const days = await freeDays(page);
    await days.last().click();
    const times = main(page).getByRole('group', { name: /^Horas livres/ });
    await times.getByRole('button').last().click();
    expect(await findViolations(page)).toEqual([]);
    await move.click();
    await expect(page).toHaveURL(new RegExp(`/service-details/${id}`));

    await expect(
      main(page).getByText('Já mudou esta marcação 2 vezes. Ligue para Barbearia Lima & Filhos.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(link).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/client/services');
    const card = page.getByRole('article').first();
    await expect(card.locator('s')).toContainText('Antes: ');
    await expect(card.getByText('Agora: ')).toBeAttached();
    await page.goto(`/client/move/${id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Não pode mudar a hora aqui' }),
    ).toBeVisible();
  },
);

test(
  'the question before cancelling offers to move first, and keeps the appointment',
  { tag: ['@RSC-10'] },
  async ({ page, customer }) => {
    const { id } = await bookService(customer, 'Corte de cabelo');
    await page.goto(details(id));
    await main(page).getByRole('button', { name: 'Cancelar marcação' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancelar esta marcação?' });
    await expect(question.getByRole('button')).toHaveText([
      'Mudar a hora',
      'Manter marcação',
      'Cancelar marcação',
    ]);
    await question.getByRole('button', { name: 'Mudar a hora' }).click();
    await expect(heading(page)).toBeVisible();
    const { domain, token } = customer;
    const shown = await callApi(domain, `/main/services/${id}/`, { token });
    expect(shown).toMatchObject({ is_cancelled: false, allow_move: true });
  },
);

test(
  'a link asks for another time where the provider confirms by hand, and goes back to its own',
  { tag: ['@RSC-11'] },
  async ({ page }) => {
    const domain: Domain = `${ownLetters()}.localhost`;
    const { call, origin } = await createProvider(domain, {
      ...{ name: 'Oficina', vertical: 'auto', brand_color: '#12356b', support_equipment: false },
    });
    const week = Array.from({ length: 7 }, (_, day) => day + 1);
    const hours = week.map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
    await call('PUT', '/hours', { hours });
    await call('PUT', '/settings', { confirm_moves_by_hand: true });
    await call('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
    const booked = await call('POST', '/appointments', {
      customer: { phone: `+351${newMobile()}`, name: 'Rita Sousa' },
      service_ids: ['revisao'],
      ...{ date: addDays(lisbonToday(new Date()), 9), time: '10:00' },
    });
    const { id } = v.parse(v.object({ id: v.string() }), booked);
    const linked = await call('POST', '/links', { id });
    const { address } = v.parse(v.object({ address: v.string() }), linked);
    await acceptNecessary(page.context(), domain);
    const { pathname, search } = new URL(address);
    await page.goto(`${origin}${pathname}${search}&FO=1`);
    const link = main(page).getByRole('link', { name: 'Mudar a hora' });
    await expect(main(page).getByRole('button', { name: 'Cancelar marcação' })).toHaveCount(0);
    await link.press('Enter');
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Mudar a hora/);
    const nearest = main(page).getByRole('group', { name: 'As mais próximas da sua' });
    await expect(nearest.getByRole('button')).toHaveCount(3);
    await expectAccessible(page, 'move: by link');
    await nearest.getByRole('button').first().press('Enter');
    await main(page).getByRole('button', { name: 'Mudar a hora' }).press('Enter');
    const pending = 'Pedido enviado. Até confirmarmos a nova hora, a sua marcação mantém-se.';
    await expect(main(page).getByText(pending, { exact: true })).toBeVisible();
    await expect(main(page).getByText(/^Hora pedida: /)).toBeVisible();
    await expect(link).toHaveCount(0);
    await expectAccessible(page, 'move: asked for');
    await main(page).getByRole('button', { name: 'Desistir do pedido' }).press('Enter');
    await expect(link).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
