import { expect, test } from '@playwright/test';
import { bookService, paymentOf } from '../support/people/bookService.ts';
import { newMobile, openSession, registerCustomer } from '../support/people/customer.ts';
import { domains, originOf } from '../support/domains.ts';
import { startProcess, stopProcess } from '../support/processes.ts';

let stopped = false;
test.afterEach(async () => {
  if (stopped) await startProcess('gateway');
  stopped = false;
});

test(
  'while the gateway is away a payment says so, keeps what was chosen, and works afterwards',
  { tag: ['@mf-payment', '@PAY-24'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    const { id } = await bookService(customer, 'Corte e barba');
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/payment/${id}`);
    const mobile = newMobile();
    await page.getByRole('radio', { name: 'MB WAY' }).check({ force: true });
    await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
    const field = page.getByLabel('Telemóvel MB WAY');
    await field.fill(mobile);
    await stopProcess('gateway');
    stopped = true;
    await page.getByRole('button', { name: 'Pagar com MB WAY' }).click();
    const message = page.getByRole('dialog', { name: 'Pedido Sem Sucesso' });
    await expect(message).toContainText('tente mais tarde, obrigado');
    await expect(message.getByText('Pedido Sem Sucesso', { exact: true })).toBeVisible();
    await message.getByRole('button').first().click();
    await expect(message).toBeHidden();
    await expect(page.getByRole('radio', { name: 'MB WAY' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Consumidor final' })).toBeChecked();
    expect((await field.inputValue()).replaceAll(/\s/g, '')).toBe(mobile);
    expect((await paymentOf(customer, id)).state).not.toBe('PAYED');

    await startProcess('gateway');
    stopped = false;
    await page.getByRole('button', { name: /Pagar com MB WAY|Tentar novamente/ }).click();
    await expect(page.getByRole('timer')).toHaveText(/0[34]:\d\d/);
    const payment = await paymentOf(customer, id);
    expect(payment.state).toBe('PENDING');
    expect(payment.details?.type).toBe('MBWAY');
  },
);
