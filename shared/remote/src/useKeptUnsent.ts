import { KEPT_UNSENT_PREFIX, keptUnsentSchema, type KeptUnsent } from '@portal/api/keptUnsent';
import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts.ts';
import { useBusEvent } from './useBusEvent.ts';
import { usePortal } from './usePortal.ts';
import { useSession } from './useSession.ts';

/** How long what was typed waits for its customer, in milliseconds; as long as a booking does. */
const LIFETIME_MS = 60 * 60_000;

function take(key: string): KeptUnsent | null {
  const kept = readStored(sessionStorage, key, keptUnsentSchema);
  sessionStorage.removeItem(key);
  return kept;
}

/**
 * Keeps what was typed and not sent when the session expires under it or the page is loaded anew (C-238), in this tab
 * and for an hour, and gives it back to the same customer. Nothing is kept for whoever logs out.
 * @param form its name, once in the whole portal, with the id of what it belongs to
 */
export function useKeptUnsent<Unsent>(
  form: string,
  {
    unsent,
    parse,
    restore,
  }: {
    /** What would be lost; null when nothing would. */
    unsent: Unsent | null;
    /** Reads what was kept. @throws when a former version of the page kept something else. */
    parse(kept: unknown): Unsent;
    restore(unsent: Unsent): void;
  },
): void {
  const { overlays, session } = usePortal();
  const key = KEPT_UNSENT_PREFIX + form;
  const userId = useSession().subject?.userId;

  function keepUnsent(): void {
    const { subject } = session.current();
    if (unsent === null || subject === null) return;
    writeStored(sessionStorage, key, { userId: subject.userId, savedAt: Date.now(), unsent });
  }
  const keepHidden = useEffectEvent(keepUnsent);
  useBusEvent('session.ended', ({ reason }) => {
    if (reason === 'expired') keepUnsent();
  });
  // The shell leaves by itself only what is kept.
  useBusEvent('page.leaving', keepUnsent);
  useEffect(() => {
    const onHide = () => keepHidden();
    // A page that the browser kept as it was has its words still.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) take(key);
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, [key]);

  const giveBack = useEffectEvent((to: string) => {
    const kept = take(key);
    if (kept?.userId !== to || Date.now() - kept.savedAt > LIFETIME_MS) return;
    try {
      restore(parse(kept.unsent));
    } catch {
      return;
    }
    overlays.toast({ message: texts.keptUnsent });
  });
  useEffect(() => {
    if (userId !== undefined) giveBack(userId);
  }, [key, userId]);
}
