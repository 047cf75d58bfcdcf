import { addDays } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { acceptNecessary } from '../journeys/steps/openLiteLink.ts';
import { callApi } from '../support/api.ts';
import { domains, originOf } from '../support/domains.ts';
import { messagesTo } from '../support/messages/messagesTo.ts';
import { moveClock } from '../support/moveClock.ts';
import { registerCustomer } from '../support/people/customer.ts';
import { givenFor, inDays } from '../support/people/givenFor.ts';
import { callProvider } from '../support/providers/provider.ts';
import { tabTo } from '../support/watching/tabTo.ts';

// The time of all providers is moved: it stands here because nothing runs beside these tests.
test.afterEach(() => moveClock({ reset: true }));

const { workshop } = domains;
const messagesSchema = v.object({ messages: v.array(v.object({ state: v.string() })) });
const appointmentSchema = v.object({
  details: v.object({ is_confirmed: v.boolean(), is_cancelled: v.boolean() }),
});
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test(
  'the link of a reminder is answered without an account, by keyboard, and ends reminders by SMS',
  { tag: ['@mf-services', '@REM-11', '@REM-12', '@REM-16'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(workshop);
    const day = inDays(4);
    const id = await givenFor(customer).appointment(4, 'revisao', { date: day, time: '06:30' });
    const planned = async () =>
      v
        .parse(messagesSchema, await callProvider(workshop, 'GET', `/messages?subject=${id}`))
        .messages.map(({ state }) => state);
    await expect.poll(planned).toContain('planned');
    // A day before, at a time of the day at which SMS go.
    const eve = lisbonInstant(addDays(day, -1), '08:05');
    const advanceSeconds = Math.round((eve.getTime() - Date.now()) / 1000);
    await moveClock({ advanceSeconds });
    const links = async () =>
      (await messagesTo(customer.phone)).flatMap(
        ({ text }) => /https?:\S+&s=R\S*/.exec(text) ?? [],
      );
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
    const { pathname, search } = new URL((await links())[0] ?? '');

    await acceptNecessary(context, workshop);
    await page.goto(`${originOf(workshop)}${pathname}${search}&FO=1`);
    const main = page.getByRole('main');
    const card = main.locator('section').filter({ hasText: /^(Pode vir|Precisa de mudar)/ });
    const kept = async () =>
      v.parse(
        appointmentSchema,
        await callApi(workshop, `/main/appointments/${id}`, { token: customer.token }),
      ).details;
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(card.getByRole('button')).toHaveText(['Confirmar', 'Não posso vir']);
      await expect(card.getByRole('link')).toHaveText(['Mudar a hora']);
      await expect(main.getByRole('button', { name: 'Cancelar marcação' })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      await expectAccessible(page, 'lite: answers to a reminder');
    }
    expect(await kept()).toEqual({ is_confirmed: false, is_cancelled: false });
    await tabTo(page, card.getByRole('button', { name: 'Confirmar' }));
    await page.keyboard.press('Enter');
    const thanks = card.getByText('Obrigado. A sua presença está confirmada.');
    await expect(thanks).toBeFocused();
    expect(await kept()).toEqual({ is_confirmed: true, is_cancelled: false });
    await page.reload();
    await expect(card.getByRole('heading')).toHaveText('Precisa de mudar alguma coisa?');
    await expect(card.getByRole('button')).toHaveText(['Não posso vir']);

    const stop = main.getByRole('button', { name: 'Não quero lembretes por SMS' });
    await stop.click();
    await expect(
      main.getByText('Auto Mirante: não receberá mais lembretes por SMS.'),
    ).toBeFocused();
    await page.reload();
    await expect(card).toBeVisible();
    await expect(stop).toHaveCount(0);

    const question = page.getByRole('alertdialog', { name: 'Cancelar esta marcação?' });
    await card.getByRole('button', { name: 'Não posso vir' }).click();
    // Whose page it is may be asked meanwhile, above the question (LITE-21).
    const answers = { hasText: /\S/, hasNotText: 'Não são' };
    await expect(question.getByRole('button').filter(answers)).toHaveText([
      'Mudar a hora',
      'Manter marcação',
      'Cancelar marcação',
    ]);
    await expectAccessible(page, 'question: appointment of a reminder');
    await question.getByRole('button', { name: 'Cancelar marcação' }).click();
    await expect(page.getByText('Marcação cancelada.').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await kept()).toMatchObject({ is_cancelled: true });
  },
);
