/** What the login page reads of the address (SHL-24, LITE-10). */
const READ_BY_LOGIN = ['cli', 'email', 'phone'];

/** The part of a query that goes along to login: `?cli=…`, or nothing. */
export function loginQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of READ_BY_LOGIN) {
    const value = asked.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
