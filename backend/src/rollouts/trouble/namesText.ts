/** How many are named. */
const NAMED = 8;

/** `a, b, c`, or the first of them `and 12 more`. */
export function namesText(named: readonly string[]): string {
  const rest = named.length - NAMED;
  return rest > 0 ? `${named.slice(0, NAMED).join(', ')} and ${rest} more` : named.join(', ');
}
