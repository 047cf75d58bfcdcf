import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import type { HeldSession } from './readHeldSession.ts';

/** What a call says of the session that it is made for: its mark, to which the edge adds the token, or the token itself (API-01). */
export function sessionHeaderOf({ mark, token }: HeldSession): [name: string, value: string] {
  return token === null ? [SESSION_HEADERS.mark, mark] : ['Authorization', `Bearer ${token}`];
}
