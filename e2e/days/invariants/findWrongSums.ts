import { formatEuros } from '@portal/domain/money/cents';
import type { Page } from '@playwright/test';
import { readAmounts } from './readAmounts.ts';

/** Lists of amounts whose lines, less the discount under them, are not their total to the cent. */
export async function findWrongSums(page: Page): Promise<string[]> {
  const amounts = await readAmounts(page);
  const lists = new Set(amounts.map(({ list }) => list).filter((list) => list >= 0));
  return [...lists].flatMap((list) => {
    const within = amounts.filter((amount) => amount.list === list);
    const sumOf = (kind: string) =>
      within.filter((amount) => amount.kind === kind).reduce((sum, { cents }) => sum + cents, 0);
    const totals = within.filter(({ kind }) => kind === 'total');
    const lines = sumOf('line');
    const discounted = lines - Math.abs(sumOf('discount'));
    return totals
      .filter(({ cents }) => cents !== lines && cents !== discounted)
      .map(
        ({ label, cents }) =>
          `${label} says ${formatEuros(cents)}, its lines ${formatEuros(lines)}`,
      );
  });
}
