/** Cents in the gateway's form: `7.40`, always two decimals. */
export function formatAmount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents of an amount as gateways write it (`7.40`, `7.4`, `7,40`, `1234.5`), or undefined, also above ten million euros. */
export function readAmount(text: unknown): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(String(text ?? '').trim());
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
