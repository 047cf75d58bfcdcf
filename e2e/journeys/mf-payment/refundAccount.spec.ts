import { paymentCreatedSchema } from '@portal/api/payment/createPaymentsApi';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { originOf, type Domain } from '../../support/domains.ts';
import { bookButton } from '../../support/people/bookButton.ts';
import { paymentOf } from '../../support/people/bookService.ts';
import { openSession, registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { payAtGateway } from '../../support/people/gateway.ts';
import { createProvider } from '../../support/providers/createProvider.ts';
import { ownLetters } from '../../support/providers/publishFixture.ts';
import { chooseService, chooseTime } from '../steps/chooseService.ts';

const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '20:00',
}));
const main = (page: Page) => page.getByRole('main');

test(
  'what is prepaid and kept is said before booking, in the details and before cancelling, and the rest goes to an IBAN',
  { tag: ['@POL-03', '@POL-05', '@POL-07', '@POL-11'] },
  async ({ page }) => {
    const domain: Domain = `${ownLetters()}.localhost`;
    const { call } = await createProvider(domain, {
      ...{ name: 'Clínica', vertical: 'auto', brand_color: '#12356b', support_equipment: false },
      payment_methods: ['MB', 'MBWAY', 'CC'],
    });
    await call('PUT', '/hours', { hours });
    await call('PUT', '/settings', {
      ...{ parallel_bookings: 10, notice_minutes: 0, horizon_days: 10, cancel_notice_minutes: 0 },
      withdrawal: { right: 'excluded', reason: 'Serviço de saúde.' },
    });
    // Whatever day is chosen, it is late for cancelling.
    await call('PUT', '/policy', {
      ...{ prepayment: 'percent', value: 50, free_until_hours: 336 },
      ...{ late_percent: 50, no_show_percent: 100 },
    });
    await call('PUT', '/services/sessao', { name: 'Sessão', duration_minutes: 60, payment: 30 });
    const customer = await registerCustomer(domain);
    await openSession(page.context(), customer);
    await page.goto(`${originOf(domain)}/client/schedule`);
    await chooseService(page, 'Sessão');
    await chooseTime(page);
    const button = bookButton(page);
    await expect(button).toHaveText(/^Marcar com obrigação de pagar 30,00.€$/);
    const rule = [
      /Paga agora 15,00.€ de pré-pagamento\./,
      /O resto, 15,00.€, paga no local\./,
      /Se cancelar, ficam retidos 50.% do pré-pagamento \(7,50.€\)\./,
      /Se não comparecer, ficam retidos 100.% do pré-pagamento \(15,00.€\)\./,
    ];
    for (const sentence of rule) await expect(main(page)).toContainText(sentence);
    await expectAccessible(page, 'booking: with a price');
    await button.press('Enter');
    await expect(page).toHaveURL(/\/client\/payment\/S-/);
    const id = /S-\w+/.exec(page.url())?.[0] ?? '';
    const { total } = await paymentOf(customer, id);
    expect(total).toBe(15);
    const created = await callApi(domain, '/main/payment', {
      ...{ method: 'POST', token: customer.token },
      body: { id, method: 'MB', total, billing_id: 'FINAL_CONSUMER' },
    });
    await payAtGateway(v.parse(paymentCreatedSchema, created).reference ?? '');
    await expect.poll(async () => (await paymentOf(customer, id)).state).toBe('PAYED');

    await page.goto(`${originOf(domain)}/client/service-details/${id}?s=I&t=0`);
    for (const sentence of rule) await expect(main(page)).toContainText(sentence);
    await main(page).getByRole('button', { name: 'Cancelar marcação' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Cancelar esta marcação?' });
    await expect(question).toContainText(
      /Se cancelar agora, devolvemos 7,50.€ dos 15,00.€ que pagou, porque faltam menos de 336.horas\./,
    );
    await expectAccessible(page, 'cancelling: what is kept');
    await question.getByRole('button', { name: 'Cancelar marcação' }).press('Enter');
    await expect(page.getByText(/Marcação cancelada\. Devolvemos 7,50.€\./)).toBeVisible();

    await page.goto(`${originOf(domain)}/client/payment/${id}`);
    await expect(main(page)).toContainText(/Para devolver 7,50.€ precisamos do seu IBAN\./);
    await expectAccessible(page, 'payment: account for a refund');
    const iban = main(page).getByRole('textbox', { name: 'IBAN' });
    await iban.fill('PT50 0002 0123 1234 5678 9015 5');
    await main(page).getByRole('textbox', { name: 'Titular da conta' }).fill('Inês Carvalho');
    await main(page).getByRole('button', { name: 'Guardar IBAN' }).press('Enter');
    await expect(main(page).getByText('O IBAN introduzido não é válido')).toBeVisible();
    await expect(iban).toBeFocused();
    await iban.fill('PT50 0002 0123 1234 5678 9015 4');
    await iban.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Nada a pagar' })).toBeVisible();
  },
);
