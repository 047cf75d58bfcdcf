import { expect } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { callApi } from '../support/api.ts';
import { moveClock } from '../support/moveClock.ts';
import { test } from '../support/people/customerTest.ts';
import { givenFor, budgetJobs, inDays } from '../support/people/givenFor.ts';
import { tabTo } from '../support/watching/tabTo.ts';

// The time of all providers is moved: it stands here because nothing runs beside these tests.
test.afterEach(() => moveClock({ reset: true }));

const itemsSchema = v.object({ items: v.array(v.object({ id: v.string() })) });
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test(
  'a budget that is over says so, nothing of it can be approved, and another one is asked for once, with the keyboard alone',
  { tag: ['@mf-services', '@BUD-27'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const day = inDays(1);
    await given.provider.postJobs(work, budgetJobs, { valid_until: day });
    // Of another one the brakes are agreed and the rest is put off.
    const put = await given.work(2, { item: { plate: 'AA-33-DD', brand: 'Seat', model: 'Ibiza' } });
    await given.provider.postJobs(put, budgetJobs, { valid_until: day });
    const [brakes = '', oil = '', wipers = ''] = await given.provider.jobIds(put);
    await given.provider.recordDecision(put, {
      version: 1,
      jobs: { [brakes]: 'approved', [oil]: 'later', [wipers]: 'declined' },
      ...{ method: 'phone', by: 'Rui Lima' },
    });
    const { domain, token } = customer;
    const { items } = v.parse(itemsSchema, await callApi(domain, '/main/items/', { token }));
    await moveClock({ advanceSeconds: 2 * 86_400 });
    const [first = ''] = await given.provider.jobIds(work);
    const late = { version: 1, jobs: { [first]: 'approved' }, total: 109 };
    await expect(
      callApi(domain, `/main/services/${work}/budget/decision`, {
        ...{ method: 'POST', token, body: late },
      }),
    ).rejects.toThrow(/: 409 .*"reason":"BUDGET_EXPIRED"/);
    const main = page.getByRole('main');
    const renew = main.getByRole('button', { name: 'Pedir novo orçamento' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`/client/service-details/${work}`);
      await expect(
        main.getByText(
          new RegExp(`^Este orçamento expirou a ${day.slice(8)}\\s.*${day.slice(0, 4)}\\.$`),
        ),
      ).toBeVisible();
      await expect(main.getByRole('radio')).toHaveCount(0);
      await expect(main.getByRole('button', { name: /^Aprovar|^Enviar decisão/ })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      await expectAccessible(page, 'details: budget that is over');
    }
    await tabTo(page, renew);
    await page.keyboard.press('Enter');
    const asked = main.getByText('Pedido enviado', { exact: true });
    await expect(asked).toBeVisible();
    await expect(renew).toHaveCount(0);
    await expect(main.getByRole('status').filter({ hasText: 'Pedido enviado' })).toBeFocused();
    await expectAccessible(page, 'details: another budget asked for');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(asked).toBeVisible();
    await expect(renew).toHaveCount(0);

    // What was put off is no longer decided by itself: it is asked for, and orders nothing.
    const row = main.getByRole('listitem').filter({ hasText: 'Mudança de óleo' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`/client/equipment-details/${items[0]?.id}`);
      await expect(row.getByRole('button', { name: /^Pedir este trabalho/ })).toBeVisible();
      await expect(main.getByRole('link', { name: /^Rever decisão/ })).toHaveCount(0);
    }
    await tabTo(page, row.getByRole('button', { name: /^Pedir este trabalho/ }));
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: /^Pedir este trabalho/ })).toHaveCount(0);
    expect((await given.provider.work(put)).state.bars).toBe(3);
  },
);
