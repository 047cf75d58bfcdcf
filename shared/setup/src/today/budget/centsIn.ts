import type { Cents } from '@portal/domain/money/cents';

/**
 * The amount that somebody wrote, in whole cents: `64`, `12,50`, `12.5`, `1.250,00`, `1 250 €`. Null for nothing,
 * undefined for what is no price of at least a cent and less than a million.
 */
export function centsIn(text: string): Cents | null | undefined {
  const written = text.replace(/[\s€]/g, '');
  if (written === '') return null;
  // Three figures behind a point are thousands: cents are two.
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(written)
    ? written.replaceAll('.', '')
    : written;
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (euros === undefined) return undefined;
  const amount = Number(euros + cents.padEnd(2, '0'));
  return amount === 0 ? undefined : amount;
}
