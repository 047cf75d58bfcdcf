import { expect, test } from '@playwright/test';
import { openEntry } from './openEntry.ts';

test('what was not read is said without pushing the step to a line of its own', async ({
  page,
}) => {
  await openEntry(page, 'ServiceCard');
  const card = page.getByRole('article').filter({ hasText: 'Por ler' });
  const lineOf = (text: string) =>
    card
      .getByText(text, { exact: true })
      .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(Math.abs((await lineOf('4 de 5')) - (await lineOf('Pendente de Pagamento')))).toBeLessThan(
    8,
  );
});
