const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-22 04:03`, on the portal's clock. */
export function portalTime(instant: string): string {
  return format.format(new Date(instant));
}
