import { expect, test } from '@playwright/test';
import { newMobile } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { codeSentTo } from '../support/messages/messagesTo.ts';
import { domains, originOf } from '../support/domains.ts';
import { tabTo } from '../support/watching/tabTo.ts';
import { beginDay } from './day.ts';

test.setTimeout(240_000);

test('the one who hears the portal and has only keys', async ({ page }) => {
  const origin = originOf(domains.workshop);
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const mobile = newMobile();
  const phone = `+351${mobile}`;

  await day.step('refuses and accepts nothing by pointing: the cookies', async () => {
    await page.goto(`${origin}/client/registo`);
    await tabTo(page, page.getByRole('button', { name: 'Aceitar' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.context().addCookies([{ name: 'videoTutorial', value: 'true', url: origin }]);
  });
  await day.step(
    'asks for a code',
    async () => {
      await page.reload();
      await tabTo(page, page.getByRole('textbox', { name: 'Telemóvel' }));
      await page.keyboard.type(mobile);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeFocused();
    },
    { unsaved: true },
  );
  await day.step('registers', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Código de 6 dígitos' }));
    await page.keyboard.type(await codeSentTo(phone));
    const name = page.getByRole('textbox', { name: 'Nome' });
    await expect(name).toBeFocused();
    await page.keyboard.type('Artur Melo');
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Registar' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client\/services/);
  });
  const given = givenFor({ domain: domains.workshop, phone });
  const work = await given.budget();
  await day.step('opens the budget', async () => {
    await page.goto(`${origin}/client/services`);
    await tabTo(page, page.getByRole('link', { name: /^Ver orçamento/ }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeFocused();
  });
  await day.step('approves it', async () => {
    await tabTo(page, main.getByRole('button', { name: 'Aprovar orçamento' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await tabTo(page, question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('img', { name: /^3 de 5/ })).toBeVisible();
    expect((await given.provider.work(work)).state.bars).toBe(3);
  });
  await day.step('writes a message', async () => {
    await tabTo(page, main.getByRole('textbox', { name: 'Escrever mensagem' }));
    await page.keyboard.type('Obrigado!');
    await page.keyboard.press('Enter');
    const messages = main.getByRole('list', { name: 'Mensagens trocadas' });
    await expect(messages.getByText('Obrigado!')).toHaveCount(1);
  });
  await day.step('looks into the agenda', async () => {
    const agenda = page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: /^Agenda/ });
    await tabTo(page, agenda);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Agenda' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(agenda).toBeFocused();
  });
  await day.end();
});
