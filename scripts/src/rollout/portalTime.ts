const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-22 04:03`, on the portal's clock. @param instant an ISO text, or milliseconds since 1970 */
export function portalTime(instant: string | number): string {
  return format.format(new Date(instant));
}
