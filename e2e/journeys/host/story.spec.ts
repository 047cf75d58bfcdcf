import { expect, test } from '@playwright/test';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { newMobile } from '../../support/people/customer.ts';
import { payAtGateway } from '../../support/people/gateway.ts';
import { passUntil } from '../../support/people/passUntil.ts';
import { domains, originOf } from '../../support/domains.ts';
import { providerOf } from '../../support/providers/provider.ts';
import { acceptCookies } from '../steps/acceptCookies.ts';
import { addVehicle, chooseService, chooseTime } from '../steps/chooseService.ts';
import { registerByPhone } from '../steps/registerByPhone.ts';
import { logInWithCode } from '../../support/people/logInWithCode.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const workshop = providerOf(domains.workshop);

test(
  'a customer registers, books, pays twice, follows a work, rates it, edits the profile and logs in again',
  {
    tag: [
      '@SHL-02',
      '@SHL-08',
      '@SHL-12',
      '@SHL-23',
      '@SHL-27',
      '@SHL-28',
      '@CKE-08',
      '@CKE-12',
      '@PRO-02',
      '@PRO-21',
      '@SRV-01',
      '@SRV-14',
      '@BKG-01',
      '@BKG-02',
      '@BKG-04',
      '@BKG-05',
      '@BKG-36',
      '@PAY-01',
      '@PAY-04',
      '@PAY-05',
      '@PAY-10',
      '@PAY-16',
      '@NOT-01',
      '@NOT-08',
      '@SID-02',
      '@DET-02',
      '@DET-12',
      '@DET-35',
      '@DET-42',
      '@DET-05',
      '@DET-06',
      '@VAL-16',
      '@PRO-03',
      '@PRO-04',
      '@SHL-73',
      '@SHL-74',
      '@SHL-24',
    ],
  },
  async ({ page }) => {
    test.setTimeout(240_000);
    await page.clock.install();
    const mobile = newMobile();
    const phone = `+351${mobile}`;
    const name = 'Beatriz Nunes';
    const plate = `AB-${mobile.slice(-4, -2)}-${mobile.slice(-2)}`;

    await test.step('opens the branded shell and accepts the cookies', async () => {
      await page.goto(`${originOf(domains.workshop)}/client`);
      await acceptCookies(page);
      await expect(
        page
          .getByRole('img', { name: 'Auto Mirante' })
          .or(page.getByLabel('Auto Mirante, início'))
          .first(),
      ).toBeVisible();
      await expect(page).toHaveTitle(/\| Auto Mirante$/);
    });

    await test.step('registers with a phone number', async () => {
      await page.goto(`${originOf(domains.workshop)}/client/registo`);
      await registerByPhone(page, mobile, name);
      await expect(page).toHaveURL(/\/client\/services/);
    });

    await test.step('sees the three sections of the home', async () => {
      for (const section of ['Em Curso', 'Marcações', 'Histórico']) {
        const title = new RegExp(`^${section}`);
        await expect(page.getByRole('tab', { name: title }).first()).toBeVisible();
      }
    });

    let appointment = '';
    await test.step('books a paid service in three steps', async () => {
      await page
        .getByRole('link', { name: /Marcar|Nova marcação/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'De que precisa?' })).toBeVisible();
      await addVehicle(page, plate);
      await chooseService(page, 'Lavagem completa');
      await chooseTime(page);
      await askEarlyStart(page);
      await bookButton(page).click();
      await expect(page).toHaveURL(/\/client\/payment\/S-/);
      appointment = /S-[^?#]+/.exec(page.url())?.[0] ?? '';
    });

    await test.step('pays it by Multibanco reference and arrives at the details', async () => {
      await page.getByRole('radio', { name: 'Multibanco' }).check({ force: true });
      await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
      await page.getByRole('button', { name: 'Pagar com Multibanco' }).click();
      await expect(
        page.getByRole('heading', { name: 'Referência Multibanco', level: 2 }),
      ).toBeVisible();
      const reference = (await page.getByText(/^\d{3}\s\d{3}\s\d{3}$/).innerText()).replace(
        /\s/g,
        '',
      );
      await payAtGateway(reference);
      const details = new RegExp(`/client/service-details/${appointment}\\?s=I&t=0`);
      await passUntil(page, (soon) => expect(page).toHaveURL(details, soon));
    });

    await test.step('books another one and pays it by MB WAY', async () => {
      await page.goto(`${originOf(domains.workshop)}/client/schedule`);
      await page.getByRole('radio', { name: /Renault Clio/ }).check({ force: true });
      await chooseService(page, 'Lavagem completa');
      await chooseTime(page);
      await askEarlyStart(page);
      await bookButton(page).click();
      await expect(page).toHaveURL(/\/client\/payment\/S-/);
      await page.getByRole('radio', { name: 'MB WAY' }).check({ force: true });
      await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
      await page.getByLabel('Telemóvel MB WAY').fill(mobile);
      await page.getByRole('button', { name: 'Pagar com MB WAY' }).click();
      await expect(page.getByRole('timer')).toHaveText(/0[34]:\d\d/);
      await payAtGateway(mobile);
      const details = /\/client\/service-details\/S-/;
      await passUntil(page, (soon) => expect(page).toHaveURL(details, soon));
    });

    await test.step('finds a notification in the bell that leads to the appointment', async () => {
      await page.goto(`${originOf(domains.workshop)}/client/services`);
      await page.getByRole('button', { name: /Notificações/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notificações' });
      await panel.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/client\/service-details\/S-.*s=NI/);
    });

    let work = '';
    await test.step('sees the diagnosis and the budget that the provider posts', async () => {
      work = await workshop.openWork({ customer: { phone }, appointment_id: appointment });
      await workshop.moveTo(work, 2);
      await page.goto(`${originOf(domains.workshop)}/client/service-details/${work}`);
      await expect(page.getByRole('img', { name: /^2 de 5/ })).toBeVisible();
      await workshop.postBudget(work, [
        { designation: 'Pastilhas de travão', price: 64, completed: false, discount: 0 },
        { designation: 'Mão de obra', price: 45, completed: false, discount: 0 },
      ]);
      await page.reload();
      await expect(page.getByRole('img', { name: /terceira está em pausa/ })).toBeVisible();
    });

    await test.step('approves it, repeating the amount', async () => {
      await page.getByRole('button', { name: 'Aprovar orçamento' }).first().click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('109,00');
      await dialog.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }).click();
      await expect(page.getByRole('img', { name: /^3 de 5/ })).toBeVisible();
      await expect.poll(async () => (await workshop.work(work)).state.bars).toBe(3);
    });

    await test.step('rates the completed work', async () => {
      await workshop.moveTo(work, 5);
      await page.reload();
      await expect(page.getByRole('img', { name: /^5 de 5/ })).toBeVisible();
      await page.getByRole('radio', { name: '5 estrelas' }).check({ force: true });
      await page.getByLabel('Observações').fill('Rápidos e cuidadosos.');
      await page.getByRole('button', { name: 'Submeter Feedback' }).click();
      await expect(
        page.getByText('Ver Pontuação').or(page.getByText('A sua pontuação')).first(),
      ).toBeVisible();
      const stored = async () => (await workshop.work(work)).feedback?.classification;
      await expect.poll(stored).toBe(5);
    });

    await test.step('a wrong NIF is refused with the exact text, a right one is saved', async () => {
      await page.goto(`${originOf(domains.workshop)}/client/perfil`);
      const save = page.getByRole('button', { name: 'Guardar Alterações' });
      await expect(page.getByLabel('NIF')).toBeVisible();
      await expect(save).toHaveCount(0);
      await page.getByLabel('NIF').fill('123456780');
      await save.first().click();
      await expect(page.getByText('O NIF introduzido não é válido').first()).toBeVisible();
      const dialog = page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog', { name: 'Aviso' }))
        .first();
      await dialog.getByRole('button').first().click();
      await page.getByLabel('NIF').fill('234567899');
      await save.first().click();
      await expect(page.getByText('Concluído').first()).toBeVisible();
    });

    await test.step('logs out after a question and logs in again', async () => {
      await page.goto(`${originOf(domains.workshop)}/client/services`);
      await page.getByRole('button', { name: 'Perfil' }).first().click();
      await page.getByRole('button', { name: 'Terminar Sessão' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Deseja terminar a sua sessão');
      await question.getByRole('button', { name: 'Terminar Sessão' }).click();
      await expect(page).toHaveURL(/\/client\/login/);
      await logInWithCode(page, phone);
      await expect(page).toHaveURL(/\/client\/services/);
    });
  },
);
