import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { tabTo } from '../../support/watching/tabTo.ts';

test('jobs are decided one by one with the keyboard alone, what it obliges to pay is said before, and the decision is taken back', async ({
  page,
  customer,
}) => {
  const given = givenFor(customer);
  const work = await given.jobs();
  const main = page.getByRole('main');
  const choice = (job: string) => main.getByRole('group', { name: job }).getByRole('radio');
  await page.goto(`/client/service-details/${work}`);
  await tabTo(page, choice('Travões dianteiros').first());
  await page.keyboard.press('Space');
  await tabTo(page, choice('Mudança de óleo').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, choice('Escovas limpa-vidros').first());
  await page.keyboard.press('ArrowRight');
  await tabTo(page, main.getByLabel('Quer dizer porquê? (opcional)'));
  await page.keyboard.type('Trato noutra altura');
  const approve = main.getByRole('button', { name: 'Aprovar 1 trabalho' });
  await expect(approve).toBeEnabled();
  await expect(main.locator('[data-dock]')).toContainText('109,00');
  await tabTo(page, approve);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Aprovar 1 trabalho?' });
  await expect(question.locator('dl > div')).toHaveText([/^Travões dianteiros\s*109,00/]);
  await tabTo(
    page,
    question.getByRole('button', { name: /^Aprovar com obrigação de pagar 109,00\s€$/ }),
  );
  await page.keyboard.press('Enter');

  await expect(main.getByRole('img', { name: /^3 de 5/ })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Decisão enviada.')).toBeVisible();
  const decision = main.locator('section').filter({ hasText: 'A sua decisão' }).last();
  await expect(decision.getByRole('listitem')).toContainText([
    'Aprovado',
    'Mais tarde',
    'Recusado',
  ]);
  await expect(decision.getByRole('listitem').last()).toContainText('109,00');
  expect((await given.provider.work(work)).state.bars).toBe(3);

  await tabTo(page, main.getByRole('button', { name: 'Anular decisão' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('img', { name: /terceira está em pausa/ })).toBeVisible();
  await expect(choice('Travões dianteiros')).toHaveCount(3);
  expect((await given.provider.work(work)).state.bars).toBe(2.5);
});
