import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { addresses, originOf, type Domain } from '../../../support/domains.ts';
import { codeSentTo } from '../../../support/messages/messagesTo.ts';
import { newMobile } from '../../../support/people/customer.ts';
import { setupLinkSentTo } from '../../../support/people/setup/setupLinkSentTo.ts';
import { bookButton } from '../../../support/people/bookButton.ts';
import { administratorToken } from '../../../support/runCommand.ts';
import { handThatTouches } from '../../steps/hand.ts';
import { acceptCookies } from '../../steps/acceptCookies.ts';
import { chooseService, chooseTime } from '../../steps/chooseService.ts';
import { registerByPhone } from '../../steps/registerByPhone.ts';
import { expectSaved } from '../../../support/watching/expectSaved.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** What was filled in, and on which pages. */
interface Filled {
  values: number;
  pages: Set<string>;
}

/** A hand that touches, and counts what it fills in. */
function countingHand(page: Page): CountingHand {
  const filled: Filled = { values: 0, pages: new Set() };
  const note = () => {
    filled.values += 1;
    filled.pages.add(new URL(page.url()).pathname.replace(/[\w-]{43}/, 'token'));
  };
  return {
    filled,
    write: async (label, value) => {
      await handThatTouches.write(page.getByLabel(label, { exact: true }), value);
      note();
    },
    // The list of a telephone is the telephone’s own.
    choose: async (label, option) => {
      await page.getByLabel(label, { exact: true }).selectOption(option);
      note();
    },
    press: async (role, name) => {
      await handThatTouches.press(page.getByRole(role, { name }));
      if (role === 'switch' || role === 'radio') note();
    },
  };
}
interface CountingHand {
  filled: Filled;
  write(label: string, value: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  press(role: 'button' | 'link' | 'switch' | 'radio', name: string | RegExp): Promise<void>;
}

test(
  'from a link to the first booking of a customer: on a telephone, by touch, with few values, none of them in a command line',
  { tag: ['@SET-26'] },
  async ({ page, browser }) => {
    const domain: Domain = `barbearia-${randomInt(1e9)}.localhost`;
    const mobile = newMobile();
    const { filled, write, choose, press } = countingHand(page);

    await test.step('the operator makes the provider on a page', async () => {
      await page.goto(`${addresses.backend}/operations/providers`);
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      await expectAccessible(page, 'setup: operator logs in');
      await write('Your name', 'Ana');
      await write('Administrator token, or your own', administratorToken());
      await press('button', 'Log in');
      const opener = page.getByText('New provider');
      await expect(opener).toBeVisible();
      await expectAccessible(page, 'setup: providers');
      await handThatTouches.press(opener);
      await expect(page.getByLabel('Domain', { exact: true })).toBeVisible();
      await expectAccessible(page, 'setup: new provider');
      await write('Name', 'Barbearia Nova');
      await write('Domain', domain);
      await write('The owner’s e-mail or mobile number', mobile);
      await press('button', 'Send the link');
      await expect(page.getByText(domain).first()).toBeVisible();
      await expectAccessible(page, 'setup: provider');
    });

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
      await choose('Atividade', 'BARBERSHOP');
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
      await handThatTouches.press(changes.getByRole('button', { name: 'Publicar' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('O seu portal está aberto.');
      await expectAccessible(page, 'setup: open');
    });
    expect(filled.values).toBeLessThanOrEqual(18);
    expect(filled.pages.size).toBeLessThanOrEqual(7);

    await test.step('a new customer books', async () => {
      const own = await browser.newContext();
      const customer = await own.newPage();
      const hand = handThatTouches;
      await customer.goto(`${originOf(domain)}/client/registo`);
      await acceptCookies(customer, hand);
      await expect(customer.getByLabel('Telemóvel')).toBeVisible();
      await expectAccessible(customer, 'access: register');
      const look = () => expectAccessible(customer, 'access: code');
      await registerByPhone(customer, newMobile(), 'Marta Reis', { hand, look });
      await expect(customer).toHaveURL(/\/client\/services/);
      await customer.goto(`${originOf(domain)}/client/schedule`);
      await expect(customer.getByRole('checkbox', { name: 'Corte e barba' })).toBeAttached();
      await expectAccessible(customer, 'booking: services');
      await chooseService(customer, 'Corte e barba', hand);
      await expectAccessible(customer, 'booking: times');
      await chooseTime(customer, hand);
      await expect(bookButton(customer)).toBeVisible();
      await expectAccessible(customer, 'booking: confirmation');
      const early = customer.getByRole('checkbox', { name: /^Peço que o serviço comece/ });
      if (await early.isVisible()) await hand.check(early);
      await hand.press(bookButton(customer));
      await expect(customer.getByRole('heading', { name: 'Está marcado, Marta.' })).toBeVisible();
      await expectAccessible(customer, 'booking: done');
      await own.close();
    });
  },
);
