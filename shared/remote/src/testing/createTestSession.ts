import type { Session, SessionHandle } from '@portal/contract/session';
import { TEST_SESSION } from './testProvider.ts';

export interface TestSession {
  handle: SessionHandle;
  change(changes: Partial<Session>): void;
}

/** A session that a test switches; the shell's part of logging in and out is only written down. */
export function createTestSession(
  start: Partial<Session> | undefined,
  record: { adopted: string[]; ended: boolean[]; refreshes: number },
  refusesToken: () => boolean,
): TestSession {
  const listeners = new Set<(session: Session) => void>();
  let session: Session = { ...TEST_SESSION, ...start };
  return {
    change(changes) {
      session = { ...session, ...changes };
      for (const listener of listeners) listener(session);
    },
    handle: {
      current: () => session,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async adopt(token) {
        record.adopted.push(token);
        if (refusesToken()) throw new Error('The session could not be loaded.');
      },
      async refresh() {
        record.refreshes += 1;
      },
      end: async (end) => void record.ended.push(end?.forced ?? false),
    },
  };
}
