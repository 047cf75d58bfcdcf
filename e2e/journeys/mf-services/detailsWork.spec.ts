import { workSchema } from '@portal/api/work/work';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { budgetLines, givenFor } from '../../support/people/givenFor.ts';

const details = (id: string) => `/client/service-details/${id}?s=I&t=0`;
const main = (page: Page) => page.getByRole('main');
const bars = (page: Page, spoken: RegExp) => main(page).getByRole('img', { name: spoken });

test(
  'draws the stage of every work and waits for the payment of a finished one',
  { tag: ['@DET-16', '@DET-18', '@DET-23', '@desktop'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    await given.work(1);
    await given.work(2);
    await given.work(2.5);
    await given.work(3);
    const ready = await given.work(4);
    await given.provider.askPayment(ready, 40);
    await page.goto('/client/services');
    for (const spoken of [/^1 de 5/, /^2 de 5 etapas\./, /terceira está em pausa/, /^3 de 5/]) {
      await expect(bars(page, spoken)).toHaveCount(1);
    }
    await expect(bars(page, /^4 de 5/)).toHaveCount(1);
    await expect(main(page).getByText('Aguarda aprovação')).toHaveCount(1);
    await page.goto(details(ready));
    await expect(main(page).getByText('Pendente de Pagamento').first()).toBeVisible();
  },
);

test(
  'shows what the budget is waiting for at each stage',
  { tag: ['@DET-19', '@DET-20', '@DET-21', '@desktop'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await page.goto(details(work));
    await expect(main(page).getByText('em diagnóstico', { exact: true })).toBeVisible();
    await given.provider.moveTo(work, 2.5);
    await page.reload();
    await expect(main(page).getByText('em aprovação', { exact: true })).toBeVisible();
    await given.provider.moveTo(work, 3);
    await page.reload();
    await expect(main(page).getByText('em espera', { exact: true })).toBeVisible();
    await given.provider.postBudget(
      work,
      [{ designation: 'Mão de obra', price: 45, completed: true, discount: 0 }],
      { needs_approval: false },
    );
    await page.reload();
    await expect(main(page).getByText(/^Aprovado · 45,00/)).toBeVisible();
  },
);

test(
  'lists the budget with discounts and VAT, and approves it after a question',
  { tag: ['@DET-02', '@DET-12', '@DET-13', '@DET-35'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const item = { plate: 'AA-01-BB', brand: 'Seat', model: 'Ibiza' };
    const work = await given.work(2, { item });
    await given.provider.postBudget(
      work,
      [
        { designation: 'Pastilhas de travão', price: 50, completed: false, discount: 10 },
        { designation: 'Mão de obra', price: 55, completed: false, discount: 0 },
      ],
      { vat_rate: 23, prices_include_vat: false },
    );
    await page.goto(details(work));
    await expect(main(page).getByText('Seat Ibiza').first()).toBeVisible();
    await expect(main(page).getByText('AA-01-BB').first()).toBeVisible();
    await expect(bars(page, /terceira está em pausa/)).toBeVisible();
    await expect(main(page).getByText('Desconto 10%')).toBeVisible();
    const totals = main(page).locator('dl > div');
    for (const row of [/^Total s\/ IVA\s*100,00/, /^IVA\s*23,00/, /^Total c\/ IVA\s*123,00/]) {
      await expect(totals.filter({ hasText: row })).toHaveCount(1);
    }

    const approve = main(page).getByRole('button', { name: 'Aprovar orçamento' });
    await approve.click();
    const question = page.getByRole('alertdialog', { name: 'Aprovar este orçamento?' });
    await expect(question).toContainText('123,00');
    await question.getByRole('button', { name: 'Ainda não' }).click();
    await expect(question).toBeHidden();
    expect((await given.provider.work(work)).state.bars).toBe(2.5);
    await approve.click();
    await question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }).click();
    await expect(bars(page, /^3 de 5/)).toBeVisible();
    await expect(approve).toHaveCount(0);
  },
);

test(
  'approves nothing that was not on the screen, and says what is different',
  { tag: '@phone' },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.budget();
    // As where no stream tells of it before.
    await page.route('**/api/main/live*', (route) => route.abort());
    await page.goto(details(work));
    const approve = main(page).getByRole('button', { name: 'Aprovar orçamento' });
    await approve.click();
    const question = page.getByRole('alertdialog', { name: 'Aprovar este orçamento?' });
    await expect(question).toContainText('109,00');
    // Nor does the page look by itself before it was pressed.
    let hasAsked = false;
    page.on('request', (request) => (hasAsked ||= request.method() === 'POST'));
    await page.route(`**/api/main/services/${work}/`, (route) =>
      hasAsked ? route.continue() : route.abort(),
    );
    const [brakes, labour] = budgetLines;
    await given.provider.postBudget(work, [
      { ...brakes, price: 70 },
      { designation: 'Discos', price: 2430, completed: false, discount: 0 },
    ]);
    await question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }).click();
    const changed = page.getByRole('alertdialog', { name: 'O orçamento mudou' });
    await expect(changed).toContainText(
      'alterou o orçamento depois de o abrir. Nada foi aprovado.',
    );
    for (const words of [
      /Pastilhas de travão: antes 64,00\s€, agora 70,00\s€/,
      /Novo: Discos, 2430,00\s€/,
      new RegExp(`Retirado: ${labour?.designation}, 45,00\\s€`),
      /Total: antes 109,00\s€, agora 2500,00\s€/,
    ])
      await expect(changed).toContainText(words);
    expect((await given.provider.work(work)).state.bars).toBe(2.5);
    await changed.getByRole('button', { name: 'Ver o novo orçamento' }).click();
    await approve.click();
    await expect(question).toContainText('2500,00');
    await question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }).click();
    await expect(bars(page, /^3 de 5/)).toBeVisible();
  },
);

test(
  'rates a finished work, brings the form back when sending fails, and books the same again',
  { tag: ['@DET-05', '@DET-06', '@DET-39', '@DET-42', '@DET-43', '@BKG-30', '@phone'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(5, { symptom: 'Óleo e filtro' });
    await page.goto(details(work));
    await expect(bars(page, /^5 de 5/)).toBeVisible();
    await main(page).getByRole('button', { name: 'voltar atrás' }).click();
    await main(page).getByRole('button', { name: 'Enviar Feedback' }).click();
    const submit = main(page).getByRole('button', { name: 'Submeter Feedback' });
    await submit.click();
    await expect(main(page).getByText('Escolha de 1 a 5 estrelas.')).toBeVisible();
    await main(page).getByRole('radio', { name: '4 estrelas' }).check({ force: true });
    await main(page).getByLabel('Observações').fill('Tudo explicado.');
    const call = '**/api/main/services/*/feedback';
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await submit.click();
    await page
      .getByRole('dialog', { name: 'Pedido Sem Sucesso' })
      .getByRole('button', { name: 'OK', exact: true })
      .click();
    await expect(main(page).getByRole('radio', { name: '4 estrelas' })).toBeChecked();
    await expect(main(page).getByLabel('Observações')).toHaveValue('Tudo explicado.');
    await page.unroute(call);
    await submit.click();
    await expect(main(page).getByText('A sua pontuação')).toBeVisible();
    await main(page).getByRole('button', { name: 'voltar atrás' }).click();
    await expect(main(page).getByRole('button', { name: 'Ver Pontuação' })).toBeVisible();
    const stored = async () => (await given.provider.work(work)).feedback?.classification;
    await expect.poll(stored).toBe(4);
    await main(page).getByRole('button', { name: 'Marcar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'De que precisa?' })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: 'Óleo e filtro' })).toBeChecked();
  },
);

test(
  'reads and answers the messages of the provider',
  {
    tag: [
      '@DET-14',
      '@DET-46',
      '@DET-47',
      '@DET-48',
      '@DET-50',
      '@DET-51',
      '@DET-52',
      '@VAL-21',
      '@phone',
    ],
  },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await given.provider.sendMessage(work, 'As pastilhas estão no limite.');
    const messageState = async () => {
      const answer = await callApi(customer.domain, `/main/services/${work}/`, {
        token: customer.token,
      });
      return v.parse(workSchema, answer).message_toast_state;
    };
    expect(await messageState()).toBe('EXPANDED');
    // What is unread comes into sight by itself after two seconds (NOT-11).
    const read = page.waitForRequest(/readCompanyObs/);
    await page.goto(details(work));
    const messages = main(page).getByRole('list', { name: 'Mensagens trocadas' });
    await messages.scrollIntoViewIfNeeded();
    await read;
    await expect(main(page).getByText('Por ler', { exact: true })).toHaveCount(0);
    await expect.poll(messageState).toBe('READ');

    const box = main(page).getByRole('textbox', { name: 'Escrever mensagem' });
    await box.press('Enter');
    await expect(messages.getByRole('listitem')).toHaveCount(1);
    await box.fill('a'.repeat(599));
    await expect(main(page).getByText('600 / 1000')).toHaveCount(0);
    await box.press('End');
    await box.pressSequentially('b');
    await expect(main(page).getByText(/600\s*(\/|de)\s*1000/)).toBeVisible();
    await box.fill('x'.repeat(1200));
    expect((await box.inputValue()).length).toBe(1000);
    await box.fill('Fica pronto');
    await box.press('End');
    await box.press('Shift+Enter');
    await box.pressSequentially('hoje?');
    await box.press('Enter');
    await expect(messages.getByRole('listitem')).toHaveCount(2);
    await expect(messages.getByRole('listitem').last()).toContainText('hoje?');
    await expect(box).toHaveValue('');
  },
);

test(
  'keeps private notes and asks before leaving what is not saved',
  { tag: ['@DET-15', '@desktop'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await page.goto(details(work));
    const notes = main(page).getByRole('textbox', { name: 'Notas pessoais' });
    await notes.fill('Pedir fatura com o NIF da empresa.');
    await page.getByRole('link', { name: 'Início', exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Sair sem guardar a nota?' });
    await question.getByRole('button', { name: 'Ficar' }).click();
    await main(page).getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page.getByText('Nota guardada.')).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue('Pedir fatura com o NIF da empresa.');
    expect(JSON.stringify(await given.provider.work(work))).not.toContain('NIF da empresa');
  },
);
