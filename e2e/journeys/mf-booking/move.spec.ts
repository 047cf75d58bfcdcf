import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../accessibility/findViolations.ts';
import { callApi } from '../../support/api.ts';
import { domains } from '../../support/domains.ts';
import { bookService } from '../../support/people/bookService.ts';
import { test } from '../../support/people/customerTest.ts';

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
    const day = main(page).getByRole('button', { name: /, com vagas/ });
    await day.last().click();
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
