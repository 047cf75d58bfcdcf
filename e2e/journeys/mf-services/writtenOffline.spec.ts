import { Buffer } from 'node:buffer';
import { workSchema } from '@portal/api/work/work';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import type { Customer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { smallPicture } from '../../support/smallPicture.ts';
import { openLive } from '../steps/openLive.ts';

const main = (page: Page) => page.getByRole('main');
const waiting = (page: Page) =>
  main(page).getByRole('list', { name: 'Por enviar deste dispositivo' }).getByRole('listitem');
const details = async ({ domain, token }: Customer, work: string) =>
  v.parse(workSchema, await callApi(domain, `/main/services/${work}/`, { token }));

/** Opens the details with everything there that is needed without network. */
async function openDetails(page: Page, work: string): Promise<void> {
  const later = page.waitForResponse(/\/details-later\..*\.js/);
  await openLive(page, `/service-details/${work}`);
  await (await later).finished();
  await expect(main(page).getByRole('textbox', { name: 'Escrever mensagem' })).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Escrever mensagem' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(waiting(page).filter({ hasText: text })).toContainText('Por enviar, ');
}

async function writeNote(page: Page, text: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Notas pessoais' }).fill(text);
  await main(page).getByRole('button', { name: 'Guardar nota' }).click();
}

/** Everything that was spoken, from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        if (
          target instanceof Element &&
          target.matches('[data-announcements], [data-announcements] *')
        )
          said.push(...[...addedNodes].map((node) => node.textContent ?? ''));
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said'));
}

test(
  'what is written without network waits in its place and goes by itself: once, in order, though an answer is lost',
  { tag: ['@OFF-01', '@OFF-03', '@OFF-05', '@OFF-10'] },
  async ({ page, context, customer }) => {
    const work = await givenFor(customer).work(2);
    await openDetails(page, work);
    const said = await listen(page);
    await context.setOffline(true);
    for (const text of ['Passo aí às 17:45', 'Engano', 'Acendeu esta luz']) await write(page, text);
    const chooser = page.waitForEvent('filechooser');
    await main(page).getByRole('button', { name: 'Adicionar fotografia ou vídeo' }).click();
    await (await chooser).setFiles(smallPicture);
    const photograph = waiting(page).filter({ hasText: smallPicture.name });
    await expect(photograph).toContainText('Por enviar');
    // Drawn from the device.
    await expect(photograph.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await photograph.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await main(page)
      .getByRole('tab', { name: /Documentos/ })
      .click();
    const document = page.waitForEvent('filechooser');
    await main(page).getByRole('button', { name: 'Adicionar documento' }).click();
    const paper = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('Ouve-se') };
    await (await document).setFiles(paper);
    await expect(waiting(page).filter({ hasText: 'nota.txt' })).toContainText('Por enviar');
    await writeNote(page, 'Perguntar pelos pneus');
    const number = page.getByText('6 por enviar');
    await expect(number).toBeVisible();
    // Under the banner that says why.
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    const offline = page.getByText('Sem ligação', { exact: true }).first();
    expect(await top(number)).toBeGreaterThan(await top(offline));
    // No control of what is looked at is half under a bar.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page, 'details: written without network');
    // By the keyboard alone.
    const cancel = main(page).getByRole('button', { name: 'Cancelar envio: Engano' });
    await cancel.focus();
    await page.keyboard.press('Enter');
    await expect(cancel).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: 'Mensagens' })).toBeFocused();
    await expect(page.getByText('5 por enviar')).toBeVisible();

    // The first message arrives, and its answer does not.
    let lost = 0;
    await page.route('**/chat/add', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      const request = route.request();
      await callApi(customer.domain, `/main/services/${work}/chat/add`, {
        ...{ method: 'POST', token: customer.token, body: request.postDataJSON() },
        headers: { 'idempotency-key': request.headers()['idempotency-key'] ?? '' },
      });
      return route.abort();
    });
    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    const allSent = async () => (await said()).filter((words) => words === 'Tudo enviado.');
    await expect.poll(allSent).toHaveLength(1);
    expect((await said()).filter((words) => words.endsWith('por enviar'))).toEqual([
      '1 por enviar',
    ]);
    const arrived = await details(customer, work);
    expect(arrived.chat.map(({ message }) => message)).toEqual([
      'Passo aí às 17:45',
      'Acendeu esta luz',
    ]);
    expect(arrived.client_extras).toHaveLength(2);
    expect(arrived.internal_obs).toBe('Perguntar pelos pneus');
    const chat = main(page).getByRole('list', { name: 'Mensagens trocadas' });
    await expect(chat.getByText('Acendeu esta luz')).toHaveCount(1);
    await expect(main(page).getByText('Enviados por si (1)')).toBeVisible();
    expect(await allSent()).toHaveLength(1);
  },
);

test(
  'what waits goes at the next opening, a note that was changed elsewhere is chosen, and a logout asks first',
  { tag: ['@OFF-08', '@OFF-09', '@desktop'] },
  async ({ page, context, customer }) => {
    const work = await givenFor(customer).work(2);
    await openDetails(page, work);
    // Nothing that is written is answered; all else is.
    const written = /\/(chat\/add|editInternalObs|media)$/;
    await context.route(written, (route) => route.abort());
    await writeNote(page, 'A primeira');
    await expect(waiting(page)).toHaveCount(1);
    await writeNote(page, 'A minha');
    await expect(waiting(page)).toHaveCount(1);
    await callApi(customer.domain, `/main/services/${work}/editInternalObs`, {
      ...{ method: 'POST', token: customer.token, body: { obs: 'A do telemóvel' } },
    });
    await page.close();
    await context.unroute(written);
    const later = await context.newPage();
    await openDetails(later, work);
    const choice = waiting(later).filter({ hasText: 'Esta nota mudou noutro dispositivo' });
    await expect(choice).toContainText('A minha');
    await expect(choice).toContainText('A do telemóvel');
    await expectAccessible(later, 'details: two notes');
    await choice.getByRole('button', { name: 'Ficar com esta' }).click();
    await expect(waiting(later)).toHaveCount(0);
    await expect.poll(async () => (await details(customer, work)).internal_obs).toBe('A minha');

    await context.route(written, (route) => route.abort());
    await write(later, 'Um');
    await write(later, 'Dois');
    const leave = async (answer: string) => {
      await later
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('button', { name: 'Perfil' })
        .click();
      await later.getByRole('button', { name: 'Terminar Sessão' }).click();
      const question = later.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Terminar Sessão' }).click();
      await expect(question).toContainText('Tem 2 envios por fazer. Se sair agora, perdem-se.');
      await question.getByRole('button', { name: answer }).click();
    };
    await leave('Ficar');
    await later.keyboard.press('Escape');
    await expect(waiting(later)).toHaveCount(2);
    await leave('Sair mesmo assim');
    await expect(later).toHaveURL(/login/);
    await context.unroute(written);
    expect(
      await later.evaluate(async () => {
        const open = indexedDB.open('portal-outbox');
        await new Promise((resolve) => (open.onsuccess = resolve));
        const count = open.result.transaction('entries').objectStore('entries').count();
        await new Promise((resolve) => (count.onsuccess = resolve));
        return count.result;
      }),
    ).toBe(0);
  },
);
