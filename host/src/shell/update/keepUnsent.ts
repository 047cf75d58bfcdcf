import { KEPT_UNSENT_PREFIX, keptUnsentSchema } from '@portal/api/keptUnsent';
import { readStored } from '@portal/api/readStored';
import type { QuietShell } from './isQuiet.ts';
import type { Typing } from './watchTyping.ts';

function keptSince(instant: number): string[] {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.key(index),
  );
  return keys.filter((key): key is string => {
    if (!key?.startsWith(KEPT_UNSENT_PREFIX)) return false;
    const kept = readStored(sessionStorage, key, keptUnsentSchema);
    return kept !== null && kept.savedAt >= instant;
  });
}

/**
 * Lets the forms of the page keep what was typed and not sent (C-238). Answers whether nothing would be lost: one for
 * each question that the page would ask, and at least one when anything typed stands there.
 */
export function keepUnsent({ bus, navigation }: QuietShell, typing: Typing): boolean {
  const needed = Math.max(navigation.guardCount(), typing.isLeft() ? 1 : 0);
  if (needed === 0) return true;
  const asked = Date.now();
  bus.emit('page.leaving', {});
  const kept = keptSince(asked);
  if (kept.length >= needed) return true;
  // The page stays, and its forms have their words still.
  for (const key of kept) sessionStorage.removeItem(key);
  return false;
}
