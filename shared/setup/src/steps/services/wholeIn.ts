/** The whole number that somebody typed; undefined for anything else, and for nothing. */
export function wholeIn(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}
