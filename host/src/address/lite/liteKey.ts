/** The key of a lite link in an address, and whether it is of an appointment (SHL-04). */
export interface LiteKey {
  key: string;
  isCalendar: boolean;
}

export function liteKeyOf(query: URLSearchParams): LiteKey | null {
  const key = query.get('token');
  if (key) return { key, isCalendar: false };
  const calendarKey = query.get('token_cal');
  return calendarKey ? { key: calendarKey, isCalendar: true } : null;
}

/** Where a link that names no lite page leads a visitor without session: the lite home (SHL-11). */
export function liteHomeOf(path: string, search: string, hasSession: boolean): string | null {
  if (path !== '/' || hasSession) return null;
  return liteKeyOf(new URLSearchParams(search)) && `/services-lite${search}`;
}
