import { formatEuros } from '@portal/domain/money/cents';
import { expect, test, type Page } from '@playwright/test';
import type { Subject, Truth } from '../truth.ts';
import { findDifferingAmounts, type AmountsSeen } from './findDifferingAmounts.ts';
import { findStrayValues } from './findStrayValues.ts';
import { findUnheard } from './findUnheard.ts';
import { findUntrueWords } from './findUntrueWords.ts';
import { findWrongSums } from './findWrongSums.ts';
import { listen, takeHeard } from './heard.ts';
import { readTyped } from './readTyped.ts';

test.skip(({ isMobile }) => isMobile, 'the pages are made here, and small');

const budget = (total: string) => `
  <ul><li><span>Pastilhas</span> <span>58,01 €</span> <s>64,45 €</s></li>
      <li><span>Mão de obra</span> <span>38,72 €</span></li></ul>
  <dl><div><dt>Desconto</dt><dd>−13,27 €</dd></div>
      <div><dt>Total s/ IVA</dt><dd>78,64 €</dd></div>
      <div><dt>Total c/ IVA</dt><dd>${total}</dd></div></dl>`;

/** Shows a page under an address of the portal, without one. */
async function show(page: Page, path: string, body: string): Promise<void> {
  await page.route('http://portal.test/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` }),
  );
  await page.goto(`http://portal.test/client/${path}`);
  await page.unroute('http://portal.test/**');
}

test('a cent that a sum lacks is found', async ({ page }) => {
  await page.setContent(budget('96,73 €'));
  expect(await findWrongSums(page)).toEqual([]);
  await page.setContent(budget('96,74 €'));
  expect(await findWrongSums(page)).toEqual([
    `Total c/ IVA says ${formatEuros(9674)}, its lines ${formatEuros(9673)}`,
  ]);
});

test('what a program shows by mistake is found, and a count is not', async ({ page }) => {
  await page.setContent('<main><span>2</span><div>3</div><p>Tem 0 por ler <b>x</b></p></main>');
  expect(await findStrayValues(page)).toEqual([]);
  await page.setContent('<main>0<div>Oficina</div><p>Bem-vindo, undefined</p></main>');
  const found = await findStrayValues(page);
  expect(found.map((stray) => stray.split(' stands')[0])).toEqual([
    '«0»',
    '«Bem-vindo, undefined»',
  ]);
});

test('an amount that another screen gave differently is found, until the prices change', async ({
  page,
}) => {
  const seen: AmountsSeen = new Map();
  await show(page, 'service-details/A-1', budget('96,73 €'));
  expect(await findDifferingAmounts(page, seen, '1')).toEqual([]);
  await show(page, 'payment/A-1', budget('96,74 €'));
  expect(await findDifferingAmounts(page, seen, '1')).toEqual([
    `«Total» is ${formatEuros(9674)} on /client/payment/A-1 and ${formatEuros(9673)} on /client/service-details/A-1`,
  ]);
  expect(await findDifferingAmounts(page, seen, '2')).toEqual([]);
  await show(page, 'payment/A-2', budget('11,11 €'));
  expect(await findDifferingAmounts(page, seen, '1')).toEqual([]);
});

test('a change of which nothing is said, and words said twice, are found', async ({ page }) => {
  await listen(page);
  await show(
    page,
    '',
    '<div role="status"></div><button>Aprovar</button><h1 tabindex="-1">Pago</h1>',
  );
  expect(findUnheard(await takeHeard(page), ['POST /approve'])).toEqual([
    'POST /approve changed something, and nothing was said',
  ]);
  const tell = () =>
    page
      .getByRole('status')
      .evaluate((region) => region.append(document.createElement('p'), 'Feito'));
  await tell();
  expect(findUnheard(await takeHeard(page), ['POST /approve'])).toEqual([]);
  await page.getByRole('heading').focus();
  expect(findUnheard(await takeHeard(page), ['POST /approve'])).toEqual([]);
  await tell();
  await tell();
  expect(findUnheard(await takeHeard(page), [])).toEqual([
    '«Feito» was said twice in «Feito» «Feito»',
  ]);
  await tell();
  await page.getByRole('button').click();
  await tell();
  expect(findUnheard(await takeHeard(page), [])).toEqual([]);
});

test('counters, tabs and the bell that say something else than the server are found', async ({
  page,
}) => {
  const truth: Truth = {
    unread: 2,
    appointments: 0,
    elsewhere: 0,
    listed: [],
    inProgress: 1,
    scheduled: 0,
    subject: null,
  };
  await page.setContent(`<header><button aria-label="Notificações, 99+ por ler">sino</button></header>
    <main><button role="tab">Em Curso<span>1</span></button><button role="tab">Marcações<span>1</span></button></main>
    <nav><button data-opens-panel="agenda"><span>1</span><span>Agenda</span><span>Agenda, 1 por tratar</span></button></nav>`);
  expect(await findUntrueWords(page, truth)).toEqual([
    'the bell says 99+, the server 2',
    'the agenda says 1, the server 0',
    '«Marcações» says 1, the server 0',
  ]);
  expect(
    await findUntrueWords(page, { ...truth, unread: 120, appointments: 1, scheduled: 1 }),
  ).toEqual([]);
});

test('steps, payments and buttons that the server knows otherwise are found', async ({ page }) => {
  const subject: Subject = {
    allow_approve: false,
    allow_cancel: true,
    allow_confirmation: false,
    client_arrived: false,
    is_cancelled: false,
    is_history: false,
    isAppointment: false,
    payment: null,
    services: [],
    state: { bars: 3, name: 'Em execução' },
    total: null,
  };
  const truth = { unread: 0, appointments: 0, elsewhere: 0, inProgress: 0, scheduled: 0 };
  await page.setContent(`<main><p role="img" data-state="2.5">em pausa</p>
    <section data-card="payment"><b>Pago</b></section>
    <button>Aprovar orçamento</button><button>Cancelar marcação</button></main>`);
  expect(await findUntrueWords(page, { ...truth, listed: [], subject })).toEqual([
    'the steps show 2.5, the server says 3',
    '«Pago», which it is not',
    '«Aprovar orçamento» is offered, and the server would refuse it',
  ]);
  await page.setContent(`<main><article><a href="/client/service-details/A-1">Ver</a>
    <p role="img" data-state="2">diagnóstico</p></article></main>`);
  const listed = [{ ...subject, id: 'A-1', isAppointment: true, is_history: true }];
  expect(await findUntrueWords(page, { ...truth, listed, subject: null })).toEqual([
    'the card of A-1 says 2, the server off',
  ]);
});

test('the words in the fields are read, and nothing that is chosen or secret', async ({ page }) => {
  await page.setContent(`<input aria-label="Nome"><textarea></textarea><input value="">
    <input type="radio" value="MB WAY" checked><input type="password" value="Segredo">`);
  await page.getByLabel('Nome').fill('Rita Sousa');
  await page.locator('textarea').fill('Chego às seis.');
  expect(await readTyped(page)).toEqual(['Rita Sousa', 'Chego às seis.']);
});
