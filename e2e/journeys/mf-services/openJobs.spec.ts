import { expect } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { tabTo } from '../../support/watching/tabTo.ts';

const itemsSchema = v.object({ items: v.array(v.object({ id: v.string() })) });
const totalSchema = v.object({ total: v.number() });

test('what was declined and put off waits on the page of its item, is decided again or taken off the list with the keyboard alone', async ({
  page,
  customer,
}) => {
  const given = givenFor(customer);
  const work = await given.jobs({ item: { plate: 'AA-22-CC', brand: 'Seat', model: 'Ibiza' } });
  const [brakes = '', oil = '', wipers = ''] = await given.provider.jobIds(work);
  const send = (path: string, body: object) =>
    callApi(customer.domain, `/main/services/${work}/budget/${path}`, {
      ...{ method: 'POST', token: customer.token, body },
    });
  const decided = {
    version: 1,
    jobs: { [brakes]: 'approved', [oil]: 'later', [wipers]: 'declined' },
  };
  const { total } = v.parse(totalSchema, await send('total', decided));
  await send('decision', { ...decided, total });
  const { token } = customer;
  const { items } = v.parse(itemsSchema, await callApi(customer.domain, '/main/items/', { token }));

  const main = page.getByRole('main');
  const list = main.locator('section').filter({
    has: page.getByRole('heading', { name: 'Trabalhos por fazer' }),
  });
  await page.goto(`/client/equipment-details/${items[0]?.id}`);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').filter({ hasText: 'Mudança de óleo' })).toContainText(
    /em breve\s*66,42\s€, a /,
  );
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await expectAccessible(page, 'item: jobs to be done');

  const hide = list.getByRole('button', { name: 'Já não preciso: Escovas limpa-vidros' });
  await tabTo(page, hide);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Retirar da lista?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'question: hide a job');
  await page.keyboard.press('Escape');
  await expect(hide).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Já não preciso' }));
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('heading', { name: 'Trabalhos por fazer' })).toBeFocused();

  await tabTo(page, list.getByRole('link', { name: 'Rever decisão: Mudança de óleo' }));
  await page.keyboard.press('Enter');
  await expect(
    main.getByRole('group', { name: 'Mudança de óleo' }).getByRole('radio', { name: 'Aprovar' }),
  ).toBeVisible();
  await expect(main.getByRole('group', { name: 'Travões dianteiros' })).toHaveCount(0);
  await expectAccessible(page, 'details: decision to be reviewed');
});
