import { expect, type Locator, type Page } from '@playwright/test';
import { workSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { budgetJobs, budgetLines, givenFor } from '../../support/people/givenFor.ts';
import { holdTime, untilShown } from '../../support/time.ts';
import { openLive } from '../steps/openLive.ts';

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
const main = (page: Page) => page.getByRole('main');
const notes = (page: Page) => main(page).getByRole('textbox', { name: 'Notas pessoais' });

test(
  'what is read stays where it is when something comes above it',
  { tag: ['@LIVE-07'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 });
    await openLive(page, `/service-details/${work}`);
    const place = main(page).getByRole('heading', { name: 'As minhas notas' });
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await topOf(place);
    await given.provider.postBudget(work, budgetLines);
    await expect(main(page).locator('[data-dock]')).toContainText('109,00');
    expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(2);
    await given.provider.askPayment(work, 30);
    await expect(
      main(page).getByRole('heading', { name: 'Pagamento', exact: true }),
    ).toBeAttached();
    expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(2);
  },
);

test(
  'what is new waits while a form is being filled, until the customer wants to see it',
  { tag: ['@LIVE-07'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const details = `/main/services/${work}/`;
    const readPayment = () =>
      callApi(customer.domain, `${details}readPayment`, {
        method: 'POST',
        token: customer.token,
      });
    await readPayment();
    await openLive(page, `/service-details/${work}`);
    await notes(page).click();
    await page.keyboard.type('Perguntar pela peça');
    // A hint of what the page shows already is compared, and no news.
    const compared = page.waitForResponse(`**/api${details}*`);
    await readPayment();
    await compared;
    await expect(page.getByText('Há novidades nesta página.')).toHaveCount(0);
    const before = await topOf(notes(page));
    await given.provider.askPayment(work, 30);
    const notice = page.getByText('Há novidades nesta página.');
    await expect(notice).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Pagamento', exact: true })).toHaveCount(
      0,
    );
    await expect(notes(page)).toBeFocused();
    expect(Math.abs((await topOf(notes(page))) - before)).toBeLessThanOrEqual(2);
    await expectAccessible(page, 'details: news wait');
    await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
    await expect(
      main(page).getByRole('heading', { name: 'Pagamento', exact: true }),
    ).toBeAttached();
    await expect(notice).toHaveCount(0);
    await expect(notes(page)).toHaveValue('Perguntar pela peça');
  },
);

test(
  'a message that comes out of sight is led to, and read when it is seen',
  { tag: ['@LIVE-09'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const state = async () => {
      const path = `/main/services/${work}/`;
      const answer = await callApi(customer.domain, path, { token: customer.token });
      return v.parse(workSchema, answer).message_toast_state;
    };
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 420 });
    await openLive(page, `/service-details/${work}`);
    const list = main(page).getByRole('list', { name: 'Mensagens trocadas' });
    const lead = page.getByRole('button', { name: 'Mensagens novas' });
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await expect(list).toContainText('A peça chega amanhã.');
    // What is in sight is read, and nothing leads to it.
    await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect.poll(state).toBe('READ');
    await expect(lead).toHaveCount(0);
    // By a key: what the customer does not do themselves is held in its place for a while (LIVE-07).
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await given.provider.sendMessage(work, 'A peça já chegou.');
    await expect(lead).toBeVisible();
    await expect(list.getByRole('listitem')).toContainText([
      'A peça chega amanhã.',
      'A peça já chegou.',
    ]);
    expect(await state()).not.toBe('READ');
    await expectAccessible(page, 'details: new messages');
    await lead.focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem').last()).toBeInViewport();
    await expect(lead).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: 'Mensagens' })).toBeFocused();
    await expect.poll(state).toBe('READ');
  },
);

test(
  'a budget that changes while it is decided says so at once, and closes the question with the old total',
  { tag: ['@LIVE-10'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.jobs();
    await openLive(page, `/service-details/${work}`);
    const changed = page.getByRole('alertdialog', { name: 'O orçamento mudou' });
    const words = 'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.';
    await main(page).getByRole('button', { name: 'Aprovar tudo' }).click();
    await given.provider.postJobs(work, budgetJobs.slice(0, 2));
    await expect(changed).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('heading', { name: 'O que mudou' })).toBeVisible();

    await main(page).getByRole('button', { name: 'Aprovar tudo' }).click();
    await main(page).getByRole('button', { name: 'Aprovar orçamento' }).click();
    const question = page.getByRole('alertdialog', { name: 'Aprovar este orçamento?' });
    await expect(question).toContainText('175,42');
    await given.provider.postJobs(work, budgetJobs);
    await expect(changed).toContainText(words);
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(changed).toHaveCount(0);
    expect((await given.provider.work(work)).state.bars).toBe(2.5);
  },
);

test(
  'news is said politely and the focus stays where it is',
  { tag: ['@LIVE-08', '@desktop'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await page.clock.install();
    await openLive(page, '/services');
    const spoken = page.locator('[data-announcements]');
    const link = main(page).getByRole('link').first();
    await link.focus();
    const bell = page.getByRole('button', { name: /^Notificações, \d+ por ler/ }).first();
    const known = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
    await given.provider.askPayment(work, 30);
    await expect(spoken).toHaveText('1 novidade');
    // The five seconds that two more are summed up in are those of the page, not of the machine.
    await holdTime(page, 300);
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await given.provider.postBudget(work, budgetLines);
    await untilShown(
      page,
      page.getByRole('button', { name: `Notificações, ${known + 3} por ler` }),
    );
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          return spoken.textContent();
        },
        { intervals: [0] },
      )
      .toBe('2 novidades');
    await page.clock.resume();
    await expect(spoken).toHaveAttribute('aria-live', 'polite');
    await expect(link).toBeFocused();
  },
);

test(
  'a stage that is reached before the eyes is marked and named once, and a message offers quick answers',
  { tag: ['@LIVE-08', '@C-462', '@C-826', '@C-827'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await openLive(page, `/service-details/${work}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Em diagnóstico');
    await expect(page.getByText('Mudou agora mesmo')).toHaveCount(0);
    // Looked at while it lasts, however busy the machine is.
    const isWashed = (place: Locator) =>
      place.evaluate((element) => element.getAnimations({ subtree: true }).length > 0);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function held(...options) {
        const animation = animate.apply(this, options);
        animation.pause();
        return animation;
      };
    });
    const message = main(page).getByRole('textbox', { name: 'Escrever mensagem' });
    await message.focus();
    await given.provider.moveTo(work, 3);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Em curso');
    await expect(main(page).getByText('Mudou agora mesmo')).toBeVisible();
    await expect(message).toBeFocused();
    await expect(main(page).locator('[data-card="state"]').getByRole('status')).toHaveText(
      'Em curso',
    );
    const facts = main(page).locator('aside dl > div');
    expect(await isWashed(facts.filter({ hasText: 'Em curso' }))).toBe(true);
    expect(await isWashed(facts.filter({ hasText: 'Entrada' }))).toBe(false);

    await given.provider.sendMessage(work, 'Fica pronto hoje.');
    const entries = main(page)
      .getByRole('list', { name: 'Mensagens trocadas' })
      .getByRole('listitem');
    await expect(entries).toHaveCount(1);
    const answers = main(page).getByRole('group', { name: 'Respostas rápidas' });
    await answers.getByRole('button', { name: 'Quando fica pronto?' }).click();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('Quando fica pronto?');
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.playState === 'paused') animation.finish();
    });
    await expectAccessible(page, 'details: just changed');
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue('');
    await expect(answers).toHaveCount(0);
    // The page has said by itself what is new.
    const summed = page.locator('[data-announcements]').filter({ hasText: 'novidade' });
    await expect(summed).toHaveCount(0);
  },
);
