import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import type { ShellSession } from '../session/shellSession.ts';

/** Whose what waits on this device is, as kept with each entry; null for nobody's. */
export interface OutboxOwner {
  /** Of the customer who may send now: one who is logged in and has accepted the terms. */
  current(): string | null;
  /** Of whoever logs out, also where the start has not shown the customer. */
  leaving(): string | null;
}

export function outboxOwner(domain: string, session: Pick<ShellSession, 'current'>): OutboxOwner {
  const ownerOf = (userId: string | null | undefined) => (userId ? `${domain}:${userId}` : null);
  return {
    current() {
      const { mode, subject, termsAccepted } = session.current();
      return mode === 'full' && termsAccepted ? ownerOf(subject?.userId) : null;
    },
    leaving: () => ownerOf(session.current().subject?.userId ?? readCookie(COOKIE_NAMES.userId)),
  };
}
