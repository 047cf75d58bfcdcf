import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { tabTo } from '../../support/watching/tabTo.ts';

test('an approval that the provider recorded by phone says who, when and how, and is contested with the keyboard alone', async ({
  page,
  customer,
}) => {
  const given = givenFor(customer);
  const work = await given.jobs();
  const [brakes = '', oil = '', wipers = ''] = await given.provider.jobIds(work);
  await given.provider.recordDecision(work, {
    version: 1,
    jobs: { [brakes]: 'approved', [oil]: 'declined', [wipers]: 'declined' },
    ...{ method: 'phone', by: 'Rui Lima' },
  });
  const main = page.getByRole('main');
  const card = main.locator('section').filter({
    has: page.getByRole('heading', { name: 'Decisão registada' }),
  });
  await page.goto(`/client/service-details/${work}`);
  await expect(card).toContainText(
    /Aprovação registada por Rui Lima \(Auto Mirante\) a \d{1,2}\s\p{L}+\.\s\d{4}, por telefone\./u,
  );
  await expectAccessible(page, 'details: approval by phone');
  const opener = card.getByRole('button', { name: 'Não aprovei isto' });
  const { height = 0 } = (await opener.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);

  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const message = card.getByLabel('Mensagem (opcional)');
  await expect(message).toBeFocused();
  await expectAccessible(page, 'details: contest of an approval');
  await tabTo(page, card.getByRole('button', { name: 'Voltar atrás' }));
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nunca falei com ninguém.');
  await tabTo(page, card.getByRole('button', { name: 'Não aprovei isto' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contestação enviada.')).toBeVisible();
  await expect(card).toContainText('Contestada pelo cliente');
  await expect(card.getByRole('button', { name: 'Não aprovei isto' })).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  // Nothing else changed: what was agreed is the provider's to look into.
  await expect(card.getByRole('listitem').first()).toContainText('Aprovado');
  await expect(main.getByRole('list', { name: 'Mensagens trocadas' })).toContainText(
    'Nunca falei com ninguém.',
  );
  expect(await given.provider.decisionOf(work)).toMatchObject({ contested: true });
  expect((await given.provider.work(work)).state.bars).toBe(3);
  await expectAccessible(page, 'details: approval contested');
});
