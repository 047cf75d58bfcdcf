import { expect, type BrowserContext, type Page } from '@playwright/test';
import { addDays, lisbonToday, weekdayOf } from '@portal/domain/time/isoDate';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import type { Domain } from '../../support/domains.ts';
import { messagesTo } from '../../support/messages/messagesTo.ts';
import { newMobile, openSession, registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { logInWithCode } from '../../support/people/logInWithCode.ts';
import { createProvider } from '../../support/providers/createProvider.ts';
import { ownLetters } from '../../support/providers/publishFixture.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const servicesSchema = v.object({ services: v.array(v.object({ id: v.string() })) });
/** Exact words (WAI-06). */
const offered = (page: Page, time: string) =>
  main(page).getByText(
    new RegExp(`^Há uma vaga para si: .*${time}\\. Está reservada até às \\d\\d:\\d\\d\\.`),
  );

/** Where it is noon now: nothing is offered at night, whenever the tests run (WAI-05). */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}

/** A barber who works on one day, at nine, ten and eleven, all taken; and who waits for one of these. */
async function openFullBarber(payment: object) {
  const domain: Domain = `${ownLetters()}.localhost`;
  const { call, origin } = await createProvider(domain, {
    ...{ name: 'Oficina', vertical: 'auto', brand_color: '#12356b', support_equipment: false },
    ...{ payment_methods: ['MBWAY'], time_zone: zoneOfNoon() },
  });
  const today = lisbonToday(new Date());
  const day = addDays(today, 4);
  const hours = [{ weekday: weekdayOf(day), opens: '09:00', closes: '12:00' }];
  await call('PUT', '/settings', { waiting_list: true, slot_step_minutes: 60 });
  await call('PUT', '/hours', { hours });
  await call('PUT', '/services/corte', { name: 'Corte', duration_minutes: 60, ...payment });
  await call('POST', '/closures', {
    ...{ from: `${addDays(day, 2)}T00:00:00Z`, to: `${addDays(day, 300)}T00:00:00Z` },
  });
  const taken = async (time: string, phone = `+351${newMobile()}`) => {
    const booking = { customer: { phone, name: 'Rita Sousa' }, service_ids: ['corte'], date: day };
    const { id } = v.parse(
      v.object({ id: v.string() }),
      await call('POST', '/appointments', { ...booking, time }),
    );
    return id;
  };
  return {
    ...{ domain, origin, day, today, taken },
    giveUp: (id: string) => call('POST', `/appointments/${id}`, { cancelled: true }),
  };
}

async function enter(context: BrowserContext, domain: Domain) {
  const customer = await registerCustomer(domain);
  await openSession(context, customer);
  return customer;
}

test(
  'who finds no time waits, refuses one that is held and takes the next, which is paid in advance',
  { tag: ['@WAI-01', '@WAI-04', '@WAI-08', '@WAI-09', '@LIM-10'] },
  async ({ page, context }) => {
    const { domain, origin, taken, giveUp } = await openFullBarber({ payment: 24 });
    const [nine, ten] = [await taken('09:00'), await taken('10:00')];
    await taken('11:00');
    await enter(context, domain);
    await page.goto(`${origin}/client/schedule`);
    await page.getByRole('checkbox', { name: /^Corte/ }).check({ force: true });
    await button(page, 'Continuar').click();
    await button(page, 'Avisar-me se houver vaga').press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Avisamos quando abrir uma vaga.' }),
    ).toBeVisible();
    await expectAccessible(page, 'waiting list: entering');
    await button(page, 'Entrar na lista').press('Enter');
    await expect(page).toHaveURL(/\/client\/waiting-list$/);
    await expect(main(page).getByRole('heading', { name: 'Corte' })).toBeVisible();
    await expectAccessible(page, 'waiting list: waiting');

    await giveUp(nine);
    await expect(offered(page, '09:00')).toBeVisible();
    await expect(main(page).getByText('Paga agora 24,00 € de pré-pagamento.')).toBeVisible();
    await expectAccessible(page, 'waiting list: offered');
    await button(page, 'Não quero esta hora').press('Enter');
    await expect(page.getByText('Recusou esta hora. Continua na lista de espera.')).toBeVisible();
    await expect(offered(page, '09:00')).toHaveCount(0);

    await giveUp(ten);
    await expect(offered(page, '10:00')).toBeVisible();
    const accept = button(page, 'Marcar com obrigação de pagar 24,00 €');
    await accept.press('Enter');
    const early = page.getByRole('checkbox', { name: /^Peço que o serviço comece/ });
    await expect(early).not.toBeChecked();
    await early.check();
    await accept.press('Enter');
    await expect(page).toHaveURL(/\/client\/payment\/S-/);
  },
);

test(
  'what is held for a new booking leads from the message to the login first, and then to the offer',
  { tag: ['@WAI-07', '@WAI-11'] },
  async ({ page }) => {
    const { domain, origin, day, taken, giveUp } = await openFullBarber({});
    const nine = await taken('09:00');
    const { phone, token } = await registerCustomer(domain);
    const services = await callApi(domain, '/main/schedule/services', { token });
    const [service] = v.parse(servicesSchema, services).services;
    await callApi(domain, '/main/waiting-list', {
      ...{ method: 'POST', token },
      body: { service_ids: [service?.id], from: day, to: day },
    });
    await giveUp(nine);
    const link = async () => {
      const texts = (await messagesTo(phone)).map(({ text }) => text);
      return /http\S+/.exec(texts.find((text) => text.includes('Há uma vaga')) ?? '')?.[0] ?? '';
    };
    await expect.poll(link).toMatch(/\/client\/waiting-list$/);
    await acceptNecessary(page.context(), domain);
    await page.goto(origin + new URL(await link()).pathname);
    await expect(page).toHaveURL(/\/login/);
    await logInWithCode(page, phone);
    await expect(offered(page, '09:00')).toBeVisible();
    await expect(page).toHaveURL(/\/client\/waiting-list$/);
    await page.getByRole('checkbox', { name: /^Peço que o serviço comece/ }).check();
    await button(page, 'Ficar com esta hora').press('Enter');
    await expect(page).toHaveURL(/\/client\/service-details\/S-/);
    await expect(main(page)).toContainText('09:00');
  },
);

test(
  'an earlier time of a booking is waited for by one switch, and taken by the link of the message',
  { tag: ['@WAI-03', '@WAI-06', '@WAI-07', '@WAI-10', '@WAI-11'] },
  async ({ page, context, browser }) => {
    const { domain, origin, day, taken, giveUp } = await openFullBarber({});
    const nine = await taken('09:00');
    const { phone, token } = await enter(context, domain);
    const own = await taken('11:00', phone);
    await page.goto(`${origin}/client/service-details/${own}?s=I&t=0`);
    const wanted = main(page).getByRole('switch', { name: 'Quero mais cedo' });
    await expect(wanted).not.toBeChecked();
    await wanted.press('Space');
    await expect(wanted).toBeChecked();
    await button(page, 'Sair da lista').press('Enter');
    await expect(page.getByText('Saiu da lista de espera.')).toBeVisible();
    await expect(wanted).not.toBeChecked();
    await wanted.press('Space');
    await expect(wanted).toBeChecked();
    await expect(button(page, 'Sair da lista')).toBeVisible();

    await giveUp(nine);
    await expect(offered(page, '09:00')).toBeVisible();
    await expectAccessible(page, 'waiting list: an earlier time');
    // The message leads to the same, without login.
    const said = async () =>
      (await messagesTo(phone)).map(({ text }) => text.replaceAll('\u00a0', ' '));
    await expect.poll(async () => (await said()).join()).toMatch(/Há uma vaga para si: .* http/);
    const link = /http\S+/.exec((await said()).find((text) => text.includes('Há uma vaga')) ?? '');
    const { pathname, search } = new URL(link?.[0] ?? '');
    const visitor = await browser.newContext({ viewport: page.viewportSize() });
    await acceptNecessary(visitor, domain);
    const visit = await visitor.newPage();
    await visit.goto(`${origin}${pathname}${search}&FO=1`);
    await expect(offered(visit, '09:00')).toBeVisible();
    await expect(button(visit, 'Sair da lista')).toBeVisible();
    await expect(button(visit, 'Não quero esta hora')).toBeVisible();
    await expectAccessible(visit, 'waiting list: by link');
    await button(visit, 'Mudar para esta hora').press('Enter');
    await expect(visit.getByText('Hora mudada.')).toBeVisible();
    await expect(main(visit).locator('s').first()).toContainText('11:00');
    await expect(offered(visit, '09:00')).toHaveCount(0);
    const shown = await callApi(domain, `/main/services/${own}/`, { token });
    expect(shown).toMatchObject({ date_start: day, time: '09:00', old_time: '11:00' });
    await visitor.close();
  },
);
