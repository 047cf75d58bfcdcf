import type { StatementYear } from '@portal/api/payment/statement';
import { texts } from './texts.ts';

/** What a year comes to, each sum under its name; without what there was none of. */
export function yearSums(year: StatementYear): { label: string; euros: number }[] {
  const { paid, refunded, invoiced, documents } = year;
  return [
    ...(paid === 0 ? [] : [{ label: texts.year.paid, euros: paid }]),
    ...(refunded === 0 ? [] : [{ label: texts.year.refunded, euros: refunded }]),
    ...(documents === 0 ? [] : [{ label: texts.year.invoiced, euros: invoiced }]),
  ];
}
