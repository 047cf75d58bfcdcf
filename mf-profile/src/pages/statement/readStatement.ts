import type { createStatementApi, Statement } from '@portal/api/payment/statement';

/** Entries of every page but the first, which is short so that it comes soon. */
const LIMIT = 100;

/** A statement as far as it is shown. */
export interface ShownStatement extends Statement {
  /** How many pages were read. */
  pages: number;
}

/** The first pages of a statement as one; sums and what waits are those of the last that was read. */
export async function readStatement(
  api: ReturnType<typeof createStatementApi>,
  wanted: number,
): Promise<ShownStatement> {
  let page = await api.page();
  const entries = [...page.entries];
  let pages = 1;
  while (pages < wanted && page.next !== null) {
    page = await api.page({ cursor: page.next, limit: LIMIT });
    entries.push(...page.entries);
    pages += 1;
  }
  return { ...page, entries, pages };
}
