import { formatEuros } from '@portal/domain/money/cents';
import type { Page } from '@playwright/test';
import { readAmounts } from './readAmounts.ts';

/** What was read of each thing so far: where, and how many cents. */
export type AmountsSeen = Map<string, { where: string; cents: number }>;

/**
 * Amounts of a service that another screen gave differently. The address says which service: `A-…` or `S-…`.
 * @param seen grows with what this screen says.
 * @param version changes when the provider changes the prices: what was seen before counts no more.
 */
export async function findDifferingAmounts(
  page: Page,
  seen: AmountsSeen,
  version: string,
): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const subject = /\b[AS]-\w+/.exec(pathname)?.[0];
  if (subject === undefined) return [];
  const found: string[] = [];
  for (const { cents, label, kind, list } of await readAmounts(page)) {
    if (kind === 'tax' || (kind === 'line' && list < 0)) continue;
    const name = kind === 'total' ? 'Total' : label;
    const key = `${subject} ${version} ${name}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, { where: pathname, cents });
    else if (before.cents !== cents)
      found.push(
        `«${name}» is ${formatEuros(cents)} on ${pathname} and ${formatEuros(before.cents)} on ${before.where}`,
      );
  }
  return found;
}
