import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { moveClock } from '../support/moveClock.ts';
import { test } from '../support/people/customerTest.ts';
import { givenFor, budgetJobs, inDays } from '../support/people/givenFor.ts';
import { tabTo } from '../support/watching/tabTo.ts';

// axe reads every element of several states, at two sizes.
test.setTimeout(120_000);
// The time of all providers is moved: it stands here because nothing runs beside these tests.
test.afterEach(() => moveClock({ reset: true }));

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test(
  'a budget that is over says so, nothing of it can be approved, and another one is asked for once, with the keyboard alone',
  { tag: ['@mf-services'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const day = inDays(1);
    await given.provider.postJobs(work, budgetJobs, { valid_until: day });
    await moveClock({ advanceSeconds: 2 * 86_400 });
    const main = page.getByRole('main');
    const renew = main.getByRole('button', { name: 'Pedir novo orçamento' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`/client/service-details/${work}`);
      await expect(
        main.getByText(
          new RegExp(
            `^Este orçamento expirou a ${Number(day.slice(8))}\\s.*${day.slice(0, 4)}\\.$`,
          ),
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
  },
);
