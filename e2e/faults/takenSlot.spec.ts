import { expect, test, type Page } from '@playwright/test';
import { askEarlyStart } from '../support/people/askEarlyStart.ts';
import { pendingAppointments } from '../support/people/bookService.ts';
import { openSession, registerCustomer, type Customer } from '../support/people/customer.ts';
import { domains, originOf } from '../support/domains.ts';
import { freeDays } from '../journeys/steps/freeDays.ts';
import { bookButton } from '../support/people/bookButton.ts';

const SERVICE = 'Corte e barba';

/** As far as the confirmation, with one barber, so that a time exists only once. */
async function prepare(page: Page, observation: string, time?: string): Promise<string> {
  await page.goto(`${originOf(domains.barber)}/client/schedule`);
  await page.getByRole('checkbox', { name: SERVICE }).check({ force: true });
  await page.getByLabel('Com quem?').selectOption({ index: 1 });
  await page.getByLabel('Observações').fill(observation);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await (await freeDays(page)).first().click();
  const slot = page.getByRole('button', { name: time ?? /^\d\d:\d\d/ }).first();
  const chosen = (await slot.innerText()).trim();
  await slot.click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
  return chosen;
}

test(
  'of two customers who confirm one time at once exactly one has it, the other chooses anew and loses nothing',
  { tag: ['@mf-booking', '@BKG-49', '@BKG-50'] },
  async ({ browser }) => {
    const people = await Promise.all(
      [0, 1].map(async (index) => {
        const customer = await registerCustomer(domains.barber);
        const context = await browser.newContext();
        await openSession(context, customer);
        return { customer, page: await context.newPage(), note: `Com tesoura, cliente ${index}` };
      }),
    );
    const [first, second] = people;
    if (!first || !second) throw new Error('Two customers are needed.');
    const time = await prepare(first.page, first.note);
    await prepare(second.page, second.note, time);
    for (const { page } of people) await askEarlyStart(page);
    await Promise.all(people.map(({ page }) => bookButton(page).click()));

    const isWinner = async ({ customer }: { customer: Customer }) =>
      (await pendingAppointments(customer)).length === 1;
    await expect(async () => {
      const won = await Promise.all(people.map(isWinner));
      expect(won.filter(Boolean)).toHaveLength(1);
    }).toPass();
    const [winner, loser] = (await isWinner(first)) ? [first, second] : [second, first];
    await expect(winner.page).toHaveURL(/\/client\/payment\/S-/);

    const { page } = loser;
    const message = page.getByRole('dialog', { name: 'Horário indisponível' });
    await expect(message).toContainText(`${time} já não`);
    await message.getByRole('button', { name: 'Escolher outra hora' }).click();
    await expect(page.getByRole('heading', { name: 'Quando lhe dá jeito?' })).toBeVisible();
    const near = page.getByRole('group', { name: 'Horas livres perto da que escolheu' });
    await expect(near.getByRole('button').first()).toBeVisible();
    const [, chosen] = /(\d\d:\d\d)/.exec(await near.getByRole('button').first().innerText()) ?? [];
    await near.getByRole('button').first().click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(loser.note);
    await askEarlyStart(page);
    await bookButton(page).click();
    await expect(page).toHaveURL(/\/client\/payment\/S-/);

    const [appointment, ...others] = await pendingAppointments(loser.customer);
    expect(others).toEqual([]);
    expect(appointment?.time).toBe(chosen);
    await Promise.all(people.map((person) => person.page.context().close()));
  },
);
