/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((first, second) => first - second);
  const middle = ordered.length / 2;
  const upper = ordered[Math.floor(middle)] ?? Number.NaN;
  if (ordered.length % 2 === 1) return upper;
  return ((ordered[middle - 1] ?? Number.NaN) + upper) / 2;
}
