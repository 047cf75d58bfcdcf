import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { addresses, originOf, type Domain } from '../../../support/domains.ts';
import { codeSentTo } from '../../../support/messagesTo.ts';
import { newMobile } from '../../../support/people/customer.ts';
import { setupLinkSentTo } from '../../../support/people/setupLinkSentTo.ts';
import { bookButton } from '../../../support/people/bookButton.ts';
import { askEarlyStart } from '../../../support/people/askEarlyStart.ts';
import { administratorToken } from '../../../support/runCommand.ts';
import { comeIn } from '../../../days/deeds/comeIn.ts';
import { chooseService, chooseTime } from '../../steps/chooseService.ts';
import { expectSaved } from '../../../support/watching/expectSaved.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** What was filled in, and on which pages. */
interface Filled {
  values: number;
  pages: Set<string>;
}

function hand(page: Page): { filled: Filled; write: Write; press: Press } {
  const filled: Filled = { values: 0, pages: new Set() };
  const note = () => {
    filled.values += 1;
    filled.pages.add(new URL(page.url()).pathname.replace(/[\w-]{43}/, 'token'));
  };
  return {
    filled,
    write: async (label, value) => {
      const field = page.getByLabel(label, { exact: true });
      await field.tap();
      await field.fill(value);
      note();
    },
    press: async (role, name) => {
      await page.getByRole(role, { name }).tap();
      if (role === 'switch' || role === 'radio') note();
    },
  };
}
type Write = (label: string, value: string) => Promise<void>;
type Press = (role: 'button' | 'link' | 'switch' | 'radio', name: string | RegExp) => Promise<void>;

test(
  'from a link to the first booking of a customer: on a telephone, by touch, with few values, none of them in a command line',
  { tag: ['@phone', '@SET-26'] },
  async ({ page, browser }) => {
    const domain: Domain = `barbearia-${randomInt(1e9)}.localhost`;
    const mobile = newMobile();

    await test.step('the operator makes the provider on a page', async () => {
      await page.goto(`${addresses.backend}/operations/providers`);
      await page.getByLabel('Your name').fill('Ana');
      await page.getByLabel('Token').fill(administratorToken());
      await page.getByRole('button', { name: 'Log in' }).tap();
      await expect(page.getByText('New provider')).toBeVisible();
      await expectAccessible(page, 'setup: providers');
      await page.getByText('New provider').tap();
      await page.getByLabel('Name', { exact: true }).fill('Barbearia Nova');
      await page.getByLabel('Domain').fill(domain);
      await page.getByLabel('The owner’s e-mail or mobile number').fill(mobile);
      await page.getByRole('button', { name: /Make|Send/ }).tap();
      await expect(page.getByText(domain).first()).toBeVisible();
    });

    const { filled, write, press } = hand(page);
    await test.step('the owner comes in with the link and a code', async () => {
      const link = await setupLinkSentTo(`+351${mobile}`);
      await page.goto(originOf(domain) + link);
      await expectAccessible(page, 'setup: link');
      await press('button', 'Continuar');
      await expect(page.getByLabel('Código')).toBeVisible();
      await expectAccessible(page, 'setup: code');
      await write('Código', await codeSentTo(`+351${mobile}`));
      await press('button', 'Entrar');
      await expect(page).toHaveURL(/\/setup\/resumo$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Primeira marcação em 20 minutos.',
      );
      await expectAccessible(page, 'setup: overview');
    });

    await test.step('says who the provider is', async () => {
      await press('link', /^1?\s*Identidade/);
      await expect(page.getByRole('heading', { name: 'Como se apresenta?' })).toBeVisible();
      await expectAccessible(page, 'setup: identity');
      await press('radio', 'Verde-garrafa');
      await expectSaved(page);
      await write('Denominação social', 'Barbearia Nova, Lda.');
      await write('NIPC', '123456789');
      await write('E-mail legal', 'geral@barbearia.exemplo.pt');
      await expect(page.getByText('O NIF introduzido não é válido')).toHaveCount(0);
      await write('Morada da sede', 'Rua Nova 1, 4000-001 Porto');
      await press('link', 'Continuar');
    });

    await test.step('says what it does, and finds the rest done', async () => {
      await page.getByLabel('Atividade', { exact: true }).selectOption('BARBERSHOP');
      filled.values += 1;
      await expectSaved(page);
      await expectAccessible(page, 'setup: activity');
      await press('link', 'Continuar');
    });

    await test.step('says when it is open', async () => {
      await press('switch', 'Segunda');
      await press('button', 'Copiar para os dias úteis');
      await expectSaved(page);
      await expectAccessible(page, 'setup: hours');
      await press('link', 'Continuar');
    });

    await test.step('says who does it', async () => {
      await press('button', 'Adicionar pessoa');
      await write('Nome da pessoa', 'Rui Lima');
      await expectAccessible(page, 'setup: person');
      await press('button', 'Guardar');
      await expect(page.getByText('Rui Lima')).toBeVisible();
      await expectSaved(page);
      await expectAccessible(page, 'setup: services');
    });

    await test.step('publishes, after what changes was shown', async () => {
      await press('link', 'Voltar ao resumo');
      await press('button', 'Publicar');
      const changes = page.getByRole('dialog');
      await expect(changes).toContainText('Barbearia Nova, Lda.');
      await expectAccessible(page, 'setup: changes');
      await changes.getByRole('button', { name: 'Publicar' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('O seu portal está aberto.');
    });
    expect(filled.values).toBeLessThanOrEqual(18);
    expect(filled.pages.size).toBeLessThanOrEqual(7);

    await test.step('a new customer books', async () => {
      const own = await browser.newContext();
      const customer = await own.newPage();
      await comeIn(customer, domain, 'Marta Reis');
      await customer.goto(`${originOf(domain)}/client/schedule`);
      await chooseService(customer, 'Corte e barba');
      await chooseTime(customer);
      await askEarlyStart(customer);
      await bookButton(customer).click();
      await expect(customer.getByRole('heading', { name: 'Está marcado, Marta.' })).toBeVisible();
      await own.close();
    });
  },
);
