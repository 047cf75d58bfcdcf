/** The text of a count badge: `99+` above 99, nothing for none (SID-02, SID-05). */
export function badgeText(count: number): string | undefined {
  if (!(count >= 1)) return undefined;
  return count > 99 ? '99+' : String(Math.floor(count));
}
