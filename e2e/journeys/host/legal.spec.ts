import { randomInt } from 'node:crypto';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { domains, originOf } from '../../support/domains.ts';
import { openSimulator } from '../../support/edges/simulator.ts';
import { messagesTo } from '../../support/messages/messagesTo.ts';
import { bookService } from '../../support/people/bookService.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { openLiteLink } from '../steps/openLiteLink.ts';

const inFooter = (page: Page | FrameLocator, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });
/** Goes from a footer, which leads to where contracts are withdrawn from, too, to who the provider is. */
async function openAbout(page: Page | FrameLocator): Promise<void> {
  await expect(inFooter(page, 'Livre resolução')).toHaveAttribute('href', '/legal/resolver');
  await inFooter(page, 'Sobre o prestador').click();
  await expect(title(page)).toBeVisible();
}
const title = (page: Page | FrameLocator) =>
  page.getByRole('heading', { level: 1, name: 'Sobre o prestador Auto Mirante' });

test(
  'who the provider is and where contracts are withdrawn from can be read from the footer of every layout, and the way back leads where one was',
  { tag: ['@LAW-01', '@LAW-02', '@LAW-05'] },
  async ({ page, customer, browser }) => {
    const work = await givenFor(customer).work(3);
    // Standard, from the home.
    await page.goto('/client/services');
    await openAbout(page);
    await expect(page).toHaveURL(`${originOf(domains.workshop)}/legal/sobre`);
    await expectAccessible(page, 'legal: about the provider');
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('link', { name: 'Voltar ao portal' }).click();
    await expect(page).toHaveURL(/\/client\/services$/);

    // For one decision.
    await page.goto('/client/schedule');
    await openAbout(page);

    // In the native application.
    const { portal } = await openSimulator(page, domains.workshop, { path: '/services' });
    await openAbout(portal);

    // By link, and on a page that stands alone, of somebody who is not logged in.
    const visitor = await browser.newContext();
    const seen = await visitor.newPage();
    await openLiteLink(seen, domains.workshop, work);
    await openAbout(seen);
    await seen.getByRole('link', { name: 'Voltar ao portal' }).click();
    await expect(seen).toHaveURL(/\/client\/service-details-lite/);
    await seen.goto(`${originOf(domains.workshop)}/client/login`);
    await openAbout(seen);
    await visitor.close();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const read = await plain.newPage();
    await read.goto(`${originOf(domains.workshop)}/legal/sobre`);
    await expect(title(read)).toBeVisible();
    for (const words of [
      'Auto Mirante, Reparação de Automóveis, Lda.',
      'Rua do Heroísmo 214, 4300-255 Porto',
      /NIPC\s*502\s448\s911/,
      /Conservatória do Registo Comercial do Porto, n\.º\s502448911/,
      /222\s081\s745\s*chamada para a rede fixa nacional/i,
    ])
      await expect(read.getByRole('main')).toContainText(words);
    for (const name of [/CASA, Centro de Arbitragem/, /Livro de Reclamações/, /@automirante/])
      await expect(read.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', /./);
    await expect(read.getByText(/Profissão|Ordem profissional|ERS|undefined/)).toHaveCount(0);
    await expect(read.locator('a[href*="odr"]')).toHaveCount(0);
    await plain.close();
  },
);

test.describe('at the barber', () => {
  test.use({ domain: domains.barber });

  test(
    'a booking is withdrawn from in two steps, from its details to the receipt',
    { tag: ['@LAW-04', '@LAW-05', '@LAW-06', '@LAW-07', '@LAW-08'] },
    async ({ page, customer }) => {
      const { id } = await bookService(customer, 'Corte de cabelo');
      const email = `ines.${randomInt(1e9)}@exemplo.pt`;
      await page.goto(`/client/service-details/${id}`);
      await expect(
        page.getByRole('main').getByRole('link', {
          name: /^Ligar, chamada para a rede (fixa|móvel) nacional$/,
        }),
      ).toHaveAttribute('href', /^tel:/);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Livre resolução, até/ })
        .click();
      await expect(page.getByRole('textbox', { name: 'Contrato' })).toHaveValue(
        /^Corte de cabelo, /,
      );
      await expectAccessible(page, 'legal: withdrawal');
      await page.getByRole('button', { name: 'Resolver o contrato aqui' }).click();
      await expect(page.getByText('Campo obrigatório!')).toHaveCount(2);
      await expect(page.getByLabel('O seu nome')).toBeFocused();
      await page.keyboard.type('Inês Carvalho');
      await page.getByLabel('E-mail para o comprovativo').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toContainText('Inês Carvalho');
      await expectAccessible(page, 'legal: withdrawal to confirm');
      await page.getByRole('button', { name: 'Confirmar a resolução' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contrato resolvido.');
      await expectAccessible(page, 'legal: withdrawal received');
      const [receipt] = await messagesTo(email);
      expect(receipt?.text).toMatch(/Recebemos a sua declaração a .*\d{2}:\d{2}:\d{2}/);
      expect(receipt?.text).toContain('Comunico que resolvo este contrato: Corte de cabelo, ');
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.goto(`/client/service-details/${id}`);
      await expect(page.getByRole('main')).toContainText(/cancelad/i);
      await expect(page.getByRole('main').getByRole('link', { name: /^Livre/ })).toHaveCount(0);
    },
  );
});
