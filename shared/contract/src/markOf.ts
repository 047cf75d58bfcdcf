/** So much of a token names its session and opens none, in characters (C-107). */
const LENGTH = 6;

/** What the mark says of a session that ended while nothing answered: the edge removes its cookies with the next page (C-352). */
export const ENDED_MARK = 'ended';

/** What a session is called where its token must not be: in cookies that script reads, in headers, in reports (C-350). */
export function markOf(token: string): string {
  return token.slice(0, LENGTH);
}
