import type { StatementEntry, StatementYear } from '@portal/api/payment/statement';

/** A year with those of its entries that are shown; its sums are of all. */
export interface ShownYear {
  year: StatementYear;
  entries: StatementEntry[];
}

/** Entries under their years, in the order of both; a year none of whose entries is shown yet is left out. */
export function entriesByYear(
  years: readonly StatementYear[],
  entries: readonly StatementEntry[],
): ShownYear[] {
  return years
    .map((year) => ({
      year,
      entries: entries.filter(({ day }) => Number(day.slice(0, 4)) === year.year),
    }))
    .filter((shown) => shown.entries.length > 0);
}
