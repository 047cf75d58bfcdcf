/**
 * The euros that somebody wrote, `12,50` or `12.5`: null for nothing, undefined for what is no price. At least a cent, and
 * no fraction of one.
 */
export function eurosIn(text: string): number | null | undefined {
  const written = text.trim().replace(/\s*€$/, '');
  if (written === '') return null;
  if (!/^\d{1,6}(?:[.,]\d{1,2})?$/.test(written)) return undefined;
  const euros = Number(written.replace(',', '.'));
  return euros < 0.01 ? undefined : euros;
}
