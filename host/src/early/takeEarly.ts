import { earlyOf } from './earlyAnswers.ts';

/** For how long an early answer may be used after it came, in milliseconds. */
export const FRESH_MS = 15_000;

/**
 * The answer that was asked for early, once. Null when there is none, when it is too old, and when it was asked
 * for with another session.
 */
export function takeEarly(address: string, token: string | null): Promise<Response> | null {
  const { answers } = earlyOf(window);
  const early = answers.get(address);
  if (!early) return null;
  answers.delete(address);
  if (early.token !== token) return null;
  const isOld = early.answeredAt !== null && Date.now() - early.answeredAt > FRESH_MS;
  return isOld ? null : early.answer;
}

/** A change was sent: what was asked before it may be wrong by now. */
export function forgetEarly(): void {
  earlyOf(window).answers.clear();
}
