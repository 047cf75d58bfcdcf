import { earlyOf } from './earlyAnswer.ts';

/**
 * For how long after it was asked for an early answer may be used, in milliseconds. Well below the time that a call
 * may take: the body of an older answer would be cut off while it is read.
 */
export const FRESH_MS = 15_000;

/**
 * The answer that was asked for early, once, for the session of a mark. Null when there is none, when it is too old, and when it was asked
 * for with another session or for another lite link.
 */
export function takeEarly(
  address: string,
  session: string | null,
  clientToken: string | null,
): Promise<Response> | null {
  const { answers } = earlyOf(window);
  const early = answers.get(address);
  if (!early) return null;
  answers.delete(address);
  if (early.session !== session || early.clientToken !== clientToken) return null;
  const isOld = Date.now() - early.askedAt > FRESH_MS;
  return isOld ? null : early.answer;
}

/** A change was sent: what was asked before it may be wrong by now. */
export function discardEarly(): void {
  earlyOf(window).answers.clear();
}
