import { expect, test, type Locator, type Page } from '@playwright/test';
import { askEarlyStart } from '../support/people/askEarlyStart.ts';
import { bookService, paymentOf, pendingAppointments } from '../support/people/bookService.ts';
import { newMobile, openSession, registerCustomer } from '../support/people/customer.ts';
import { gatewayRequestsTo } from '../support/people/gateway.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { domains, originOf } from '../support/domains.ts';
import { chooseService, chooseTime } from '../journeys/steps/chooseService.ts';
import { bookButton } from '../support/people/bookButton.ts';

/** The changing calls that the page makes from now on, drafts, logs and what slow remotes are told of left out. */
function watchChanges(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const counts = !/\/(draft|log|presignup|telemetry)\/?$/.test(pathname);
    if (request.method() !== 'GET' && counts) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

/** Two clicks of one button in one task, faster than anything can be drawn between them. */
async function clickTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

test(
  'confirming a booking twice books once',
  { tag: ['@mf-booking'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/schedule`);
    await chooseService(page, 'Barba com toalha quente');
    await chooseTime(page);
    const sent = watchChanges(page);
    await askEarlyStart(page);
    await clickTwice(bookButton(page));
    await expect(page.getByRole('heading', { name: /Está marcado/ })).toBeVisible();
    expect(await pendingAppointments(customer)).toHaveLength(1);
    expect(sent).toEqual(['POST /api/main/schedule']);
  },
);

test('paying twice asks the gateway once', { tag: ['@mf-payment'] }, async ({ page, context }) => {
  const customer = await registerCustomer(domains.barber);
  const { id } = await bookService(customer, 'Corte e barba');
  await openSession(context, customer);
  await page.goto(`${originOf(domains.barber)}/client/payment/${id}`);
  const mobile = newMobile();
  await page.getByRole('radio', { name: 'MB WAY' }).check({ force: true });
  await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
  await page.getByLabel('Telemóvel MB WAY').fill(mobile);
  const sent = watchChanges(page);
  await clickTwice(page.getByRole('button', { name: 'Pagar com MB WAY' }));
  await expect(page.getByRole('timer')).toBeVisible();
  expect((await paymentOf(customer, id)).state).toBe('PENDING');
  expect(await gatewayRequestsTo(mobile)).toBe(1);
  expect(sent).toEqual(['POST /api/main/payment']);
});

test('approving twice approves once', { tag: ['@mf-services'] }, async ({ page, context }) => {
  const customer = await registerCustomer(domains.workshop);
  const given = givenFor(customer);
  const work = await given.budget();
  await openSession(context, customer);
  await page.goto(`${originOf(domains.workshop)}/client/service-details/${work}`);
  const sent = watchChanges(page);
  await clickTwice(page.getByRole('button', { name: 'Aprovar orçamento' }).first());
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveCount(1);
  await clickTwice(question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }));
  await expect(page.getByRole('img', { name: /^3 de 5/ })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect((await given.provider.work(work)).state.bars).toBe(3);
  expect(sent.filter((call) => call.endsWith('/budget/decision'))).toHaveLength(1);
});

test(
  'submitting a rating twice rates once',
  { tag: ['@mf-services'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.workshop);
    const given = givenFor(customer);
    const work = await given.work(5);
    await openSession(context, customer);
    await page.goto(`${originOf(domains.workshop)}/client/service-details/${work}`);
    await page.getByRole('radio', { name: '4 estrelas' }).check({ force: true });
    await page.getByLabel('Observações').fill('Tudo a tempo.');
    const sent = watchChanges(page);
    await clickTwice(page.getByRole('button', { name: 'Submeter Feedback' }));
    await expect(page.getByText('Obrigado pela sua pontuação.')).toBeVisible();
    expect((await given.provider.work(work)).feedback?.classification).toBe(4);
    expect(sent.filter((call) => call.includes('feedback'))).toHaveLength(1);
  },
);
