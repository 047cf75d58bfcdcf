/** A mistake in the arguments. */
export class UsageError extends Error {}

/** An argument that must be there. @throws UsageError */
export function need(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what} is missing.`);
  return value;
}

/** An amount as people write it. @throws UsageError */
export function euros(text: string): number {
  const amount = Number(text.replace(',', '.'));
  if (!Number.isFinite(amount)) throw new UsageError(`"${text}" is not an amount.`);
  return amount;
}
