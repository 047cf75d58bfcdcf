import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { budgetLines, givenFor } from '../../support/people/givenFor.ts';

const main = (page: Page) => page.getByRole('main');
const details = (work: string) => `/client/service-details/${work}`;
const state = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const choose = (page: Page, title: string, words: string) =>
  main(page).getByRole('group', { name: title }).getByRole('radio', { name: words }).check();

/** Sends the choices and answers the question by its concluding button. */
async function decide(page: Page, send: string | RegExp, title: string, conclusion: RegExp) {
  await main(page).getByRole('button', { name: send }).click();
  const question = page.getByRole('alertdialog', { name: title });
  await expect(question.getByRole('button', { name: 'Ainda não' })).toBeVisible();
  await question.getByRole('button', { name: conclusion }).click();
  await expect(question).toHaveCount(0);
}

test(
  'a budget of one job is put off, refused and approved after all; what comes on top waits by itself, and nothing is taken back once the work went on',
  { tag: ['@BUD-11', '@BUD-22', '@BUD-23', '@BUD-24', '@BUD-25', '@BUD-29'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.budget();
    await page.goto(details(work));
    await expect(main(page).getByRole('button', { name: 'Aprovar orçamento' })).toBeVisible();
    await expect(main(page).getByRole('radio')).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Recusar ou decidir mais tarde' }).click();
    await expect(main(page).getByRole('radio')).toHaveCount(3);
    await choose(page, 'Orçamento', 'Mais tarde');
    await decide(page, 'Enviar decisão', 'Enviar a decisão?', /^Enviar decisão$/);
    await expect(page.getByText('Decisão enviada.')).toBeVisible();
    await expect(state(page, 'Decisão adiada')).toBeVisible();

    await main(page).getByRole('button', { name: 'Rever decisão' }).click();
    await choose(page, 'Orçamento', 'Recusar');
    await decide(page, 'Enviar decisão', 'Enviar a decisão?', /^Enviar decisão$/);
    await expect(state(page, 'Orçamento recusado')).toBeVisible();
    expect((await given.provider.work(work)).state.bars).toBe(2.5);
    await page.goto('/client/services');
    await expect(state(page, 'Tem um serviço em curso.')).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Ver orçamento/ })).toHaveCount(0);

    await page.goto(details(work));
    await main(page).getByRole('button', { name: 'Rever decisão' }).click();
    await choose(page, 'Orçamento', 'Aprovar');
    const obliging = /^Aprovar com obrigação de pagar 109,00\s€$/;
    await decide(page, 'Aprovar orçamento', 'Aprovar este orçamento?', obliging);
    await expect(page.getByText('Orçamento aprovado.')).toBeVisible();
    await expect(main(page).getByRole('img', { name: /^3 de 5/ })).toBeVisible();

    const saved = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Descarregar o comprovativo' }).first().click();
    const bytes = await readFile(await (await saved).path());
    const record = (await given.provider.decisionOf(work))?.record_id ?? '';
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.equals(await given.provider.approvalDocument(record))).toBe(true);

    // As a system of before posts what came up: all lines again, and one more.
    const disc = { designation: 'Discos', price: 30, completed: false, discount: 0 };
    await given.provider.postBudget(work, [...budgetLines, disc]);
    await page.reload();
    await expect(
      main(page).getByRole('heading', { name: 'Trabalho a mais' }).first(),
    ).toBeVisible();
    await expect(main(page).getByRole('radio')).toHaveCount(3);
    await expect(main(page).getByRole('img', { name: /^3 de 5/ })).toBeVisible();
    await choose(page, 'Trabalho a mais', 'Aprovar');
    await decide(page, /^Aprovar /, 'Aprovar este orçamento?', /^Aprovar com obrigação de pagar /);
    await expect(main(page).getByRole('radio')).toHaveCount(0);
    const undo = main(page).getByRole('button', { name: 'Anular decisão' });
    await expect(undo).toBeVisible();

    // The page hears that the work goes on, or does not and is told when it asks.
    await given.provider.moveTo(work, 4);
    await expect(undo).toHaveCount(0);
    await given.provider.moveTo(work, 3);
    await page.route('**/api/main/live*', (route) => route.abort());
    const { domain, token } = customer;
    const json = await callApi(domain, `/main/services/${work}/`, { token });
    await page.reload();
    await expect(undo).toBeVisible();
    // Whenever it looks by itself, it sees what was before, until it has asked.
    let hasAsked = false;
    page.on('request', (request) => (hasAsked ||= request.url().endsWith('/decision/undo')));
    await page.route(`**/api/main/services/${work}/`, (route) =>
      hasAsked ? route.continue() : route.fulfill({ json }),
    );
    await given.provider.moveTo(work, 4);
    await undo.click();
    const refusal = page.getByRole('dialog').filter({ hasText: 'O trabalho já avançou.' });
    await expect(refusal).toContainText('O trabalho já avançou. Fale com o prestador.');
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(undo).toHaveCount(0);
  },
);

test(
  'what costs nothing obliges to nothing',
  { tag: ['@BUD-06', '@BUD-11', '@BUD-23'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const jobs = [{ title: 'Óleo', materials: [{ designation: 'Óleo', price: 20 }] }];
    await given.provider.postJobs(work, jobs, { deduction: 25 });
    await page.goto(details(work));
    await decide(page, 'Aprovar orçamento', 'Aprovar este orçamento?', /^Aprovar orçamento$/);
    await expect(page.getByText('Orçamento aprovado.')).toBeVisible();
    expect((await given.provider.work(work)).state.bars).toBe(3);
  },
);
