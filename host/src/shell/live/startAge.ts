/**
 * Tells from now on how old something is, in milliseconds. Counts also while the machine sleeps, when the clock of a page
 * stands still in most browsers, and where the clock of the device is set back.
 * @param since when it began, in milliseconds of the page
 */
export function startAge(since: number): () => number {
  const date = Date.now() - (performance.now() - since);
  return () => Math.max(performance.now() - since, Date.now() - date);
}
