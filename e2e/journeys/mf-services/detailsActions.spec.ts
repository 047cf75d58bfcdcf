import { expect, type Page } from '@playwright/test';
import { callApi } from '../../support/api.ts';
import { isTaken } from '../../support/isTaken.ts';
import { test } from '../../support/people/customerTest.ts';
import { passTime, stopTime, untilShown } from '../../support/time.ts';
import { givenFor, inDays } from '../../support/people/givenFor.ts';

const details = (id: string) => `/client/service-details/${id}?s=I&t=0`;
const main = (page: Page) => page.getByRole('main');

test(
  'confirming thanks for two seconds and loads the appointment again',
  { tag: ['@DET-11', '@DET-32', '@DET-33', '@DET-34'] },
  async ({ page, customer }) => {
    const id = await givenFor(customer).appointment(9);
    await page.clock.install();
    await page.goto(details(id));
    const confirm = main(page).getByRole('button', { name: 'Confirmar presença' });
    await isTaken(page);
    await expect(confirm).toBeVisible();
    await page.clock.pauseAt(Date.now() + 120_000);
    await confirm.click();
    const thanks = page.getByText('Obrigado, presença confirmada');
    await expect(thanks).toBeVisible();
    const reload = page.waitForRequest((request) => request.url().includes(`/${id}`));
    await page.clock.runFor(250);
    await reload;
    await page.clock.runFor(1_700);
    await expect(thanks).not.toHaveAttribute('data-fading');
    await page.clock.runFor(100);
    await expect(thanks).toHaveAttribute('data-fading');
    await page.clock.runFor(500);
    await expect(thanks).toHaveCount(0);
    await page.clock.resume();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Confirmada' })).toBeVisible();
    await expect(confirm).toHaveCount(0);
  },
);

test(
  'a failed confirm says so in the exact words and can be tried again',
  { tag: ['@ERR-26', '@ERR-29', '@desktop'] },
  async ({ page, customer }) => {
    const id = await givenFor(customer).appointment(9);
    const call = '**/api/calendar/customer/appointment/*/confirm*';
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(details(id));
    const confirm = main(page).getByRole('button', { name: 'Confirmar presença' });
    await confirm.click();
    const dialog = page.getByRole('dialog', { name: 'Erro' });
    await expect(dialog).toContainText(
      'Ocorreu um erro ao confirmar a marcação. Por favor, tente novamente.',
    );
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unroute(call);
    await confirm.click();
    await expect(page.getByText('Obrigado, presença confirmada')).toBeVisible();
  },
);

test(
  'cancelling asks first, shows the refusal of the server, then cancels and leaves the list',
  { tag: ['@DET-11', '@DET-27', '@DET-28', '@DET-30', '@DET-31', '@DET-49', '@ERR-26'] },
  async ({ page, customer }) => {
    const id = await givenFor(customer).appointment(9);
    await page.goto(details(id));
    const cancel = main(page).getByRole('button', { name: 'Cancelar marcação' });
    const question = page.getByRole('alertdialog', { name: 'Cancelar esta marcação?' });
    await cancel.click();
    await question.getByRole('button', { name: 'Manter marcação' }).click();
    await expect(cancel).toBeVisible();

    const call = `**/api/calendar/customer/appointment/${id.replace('S-', '*')}*`;
    await page.route(call, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 409,
            json: { title: 'Já não é possível', body: 'Faltam 10 min.' },
          })
        : route.continue(),
    );
    await cancel.click();
    await question.getByRole('button', { name: 'Cancelar marcação' }).click();
    const refusal = page.getByRole('dialog', { name: 'Já não é possível' });
    await expect(refusal).toContainText('Faltam 10 min.');
    await refusal.getByRole('button', { name: 'OK' }).click();
    await page.unroute(call);

    await cancel.click();
    await question.getByRole('button', { name: 'Cancelar marcação' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'CANCELADO' })).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await expect(main(page).getByRole('textbox', { name: 'Escrever mensagem' })).toHaveCount(0);
    await page.goto('/client/services');
    await expect(page.getByRole('heading', { name: 'Está tudo em dia.' })).toBeVisible();
  },
);

test(
  'a missed appointment can be neither confirmed, cancelled, rated nor written to',
  { tag: ['@DET-26', '@DET-27', '@DET-28', '@DET-41', '@DET-49', '@desktop'] },
  async ({ page, customer }) => {
    const id = await givenFor(customer).appointment(-3);
    await page.goto(details(id));
    await expect(
      main(page).getByRole('heading', { level: 1, name: 'NÃO COMPARECEU' }),
    ).toBeVisible();
    for (const name of ['Confirmar presença', 'Cancelar marcação', 'Enviar Feedback']) {
      await expect(main(page).getByRole('button', { name })).toHaveCount(0);
    }
    await expect(main(page).getByText('Esta marcação já não recebe mensagens.')).toBeVisible();
  },
);

test(
  'an appointment that must not be cancelled offers no cancel',
  { tag: ['@DET-29', '@desktop'] },
  async ({ page, customer }) => {
    const id = await givenFor(customer).appointment(9, 'revisao', { allow_cancel: false });
    await page.goto(details(id));
    await expect(main(page).getByRole('button', { name: 'Confirmar presença' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Cancelar marcação' })).toHaveCount(0);
  },
);

test(
  'shares the link, puts the appointment into the calendar and leads to the video call and the place',
  { tag: ['@DET-01', '@DET-03', '@DET-04', '@DET-09', '@DET-10'] },
  async ({ page, context, customer }) => {
    const given = givenFor(customer);
    const id = await given.appointment(9);
    const meeting = 'https://video.exemplo.pt/sala';
    await given.provider.changeAppointment(id, { meeting_url: meeting });
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation']);
    await context.setGeolocation({ latitude: 41.15, longitude: -8.6 });
    await page.goto(details(id));
    await expect(main(page).getByRole('link', { name: 'Entrar na videochamada' })).toHaveAttribute(
      'href',
      meeting,
    );
    await expect(main(page).getByRole('link', { name: 'Ligar' })).toHaveAttribute(
      'href',
      /^tel:\+?351/,
    );
    await expect(main(page).getByRole('link', { name: /Rua do Heroísmo/ })).toHaveAttribute(
      'href',
      /google\.[a-z]+\/maps/,
    );
    await expect(main(page).getByText(/^Local, a \d/)).toBeVisible();
    await main(page).getByRole('button', { name: 'Partilhar' }).click();
    const toast = page.locator('[data-toast]').filter({ hasText: 'Ligação copiada' });
    await expect(toast).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`/client/service-details/${id}`);
    // It may lie over the next button, and stays as long as a pointer rests on it.
    await toast.getByRole('button', { name: 'Fechar' }).click();
    await expect(toast).toBeHidden();
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Pôr no calendário' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  },
);

test(
  'an unpaid appointment says so, until when, and leads to the payment',
  { tag: ['@DET-07', '@DET-22', '@PAY-08'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const id = await given.appointment(9);
    await given.provider.askPayment(id, 25, { valid_until: `${inDays(3)}T22:00:00Z` });
    await page.goto(details(id));
    await expect(main(page).getByText('Pendente de Pagamento').first()).toBeVisible();
    await expect(main(page).getByText('Pagar até')).toBeVisible();
    const deadline = new RegExp(`${inDays(3).slice(8)}\\s[a-z]{3}\\., 2[23]:00`);
    await expect(main(page).getByText(deadline)).toBeVisible();
    await main(page).getByRole('link', { name: 'Pagar', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/client/payment/${id}`));
  },
);

test(
  'a finished work can have its invoice sent when there is an invoice e-mail',
  { tag: ['@DET-12', '@DET-36', '@desktop'] },
  async ({ page, customer }) => {
    const id = await givenFor(customer).work(5);
    const invoice = main(page).getByRole('button', { name: 'Enviar fatura por e-mail' });
    await page.goto(details(id));
    await expect(main(page).getByRole('heading', { name: 'Como correu?' })).toBeVisible();
    await expect(invoice).toHaveCount(0);
    await callApi(customer.domain, '/main/user/client/', {
      method: 'PATCH',
      token: customer.token,
      body: { email: `${customer.phone.slice(1)}@exemplo.pt`, invoice_primary: true },
    });
    await page.reload();
    await invoice.click();
    await expect(page.getByText('Pedido efectuado com Sucesso')).toBeVisible();
  },
);

test(
  'an invoice without an address to send it to warns, one that is not there says so',
  { tag: ['@DET-37', '@ERR-47', '@desktop'] },
  async ({ page, customer }) => {
    const id = await givenFor(customer).work(5);
    const email = `${customer.phone.slice(1)}@exemplo.pt`;
    const change = (body: object) =>
      callApi(customer.domain, '/main/user/client/', {
        method: 'PATCH',
        token: customer.token,
        body,
      });
    await change({ email, invoice_primary: false });
    await page.goto(details(id));
    const invoice = main(page).getByRole('button', { name: 'Enviar fatura por e-mail' });
    await invoice.click();
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText('Editar Perfil');
    await warning.getByRole('button', { name: 'Agora não' }).click();

    await change({ invoice_primary: true });
    await page.reload();
    await page.route('**/api/main/services/*/invoice*', (route) =>
      route.fulfill({ status: 404, json: { type: 'Failure', http_code: 404 } }),
    );
    await invoice.click();
    await expect(page.getByRole('dialog')).toContainText(
      'Lamentamos mas não é possível aceder a esta fatura neste momento.',
    );
  },
);

test(
  'what can be done is pointed out for a second, confirming after a second',
  { tag: ['@DET-53'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.budget();
    const appointment = await given.appointment(9);
    await stopTime(page);
    const pointedOut = main(page).locator('[data-highlighted]');

    await page.goto(details(work));
    await untilShown(page, pointedOut.getByRole('button', { name: 'Aprovar orçamento' }));
    await passTime(page, 1_000);
    await expect(pointedOut).toHaveCount(0);

    await page.goto(details(appointment));
    await untilShown(page, main(page).getByRole('button', { name: 'Confirmar presença' }));
    await passTime(page, 1_000);
    await expect(pointedOut.getByRole('button', { name: 'Confirmar presença' })).toBeVisible();
    await passTime(page, 1_000);
    await expect(pointedOut).toHaveCount(0);
  },
);
