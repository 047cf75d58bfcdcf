import { sharedStorage } from './safeStorage.ts';

const KEY = 'portal.loggedOut';

/** Which session ended, by its mark, and how: what an expired one leaves is kept, of a logout nothing is. */
export interface SessionEnd {
  mark: string;
  reason: 'logout' | 'expired';
  forced: boolean;
}

/** An end as tabs tell it to each other; a shell of before knows a logout by the mark alone. */
export function textOfEnd({ mark, reason, forced }: SessionEnd): string {
  if (reason === 'expired') return `${mark} expired`;
  return forced ? `${mark} forced` : mark;
}

/** The end that another tab tells of; null for what is no text. */
export function endOfText(text: unknown): SessionEnd | null {
  if (typeof text !== 'string') return null;
  const [mark = '', how] = text.split(' ');
  return { mark, reason: how === 'expired' ? 'expired' : 'logout', forced: how === 'forced' };
}

/**
 * Which session was ended last in any tab: a tab that slept knows by
 * it that its session is over, while a cookie that merely got lost is put back.
 */
export const lastEnd = {
  record: (end: SessionEnd) => sharedStorage.write(KEY, textOfEnd(end)),
  of(mark: string): SessionEnd | null {
    const end = endOfText(sharedStorage.read(KEY));
    return end?.mark === mark ? end : null;
  },
};
