import type { Work } from '@portal/api/work/work';
import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { texts } from '../../texts.ts';

/** A decision that is on its way. */
export interface OpenDecision {
  /** From the first question until it was taken, refused or left. */
  isBusy: boolean;
  /** Takes the question away that is on the screen; null while none is. */
  close: (() => void) | null;
  /** The version that was refused because another one is in force, or null. */
  refused: number | null;
}

/**
 * Says at once that the provider posted another version of a budget whose choices stand on the page, as the refusal of a
 * decision would (BUD-16), and takes a question away that shows the total of before (LIVE-10). What is different stands in
 * the page.
 */
export function useBudgetMoved(work: Work): RefObject<OpenDecision> {
  const { overlays } = usePortal();
  const decision = useRef<OpenDecision>({ isBusy: false, close: null, refused: null });
  const budget = work.budget ?? null;
  const version = budget?.version;
  const isOpen = budget?.state === 'waiting' && budget.decision === null;
  const read = useRef({ version, isOpen });
  const tell = useEffectEvent((before: number | undefined) => {
    const { isBusy, close, refused } = decision.current;
    // A decision that was sent is refused with the same words.
    if (before === refused || (isBusy && close === null)) return;
    close?.();
    const words = texts.approve.changed;
    void overlays.warn({
      title: words.title,
      body: words.body(work.establishment.name),
      closeLabel: words.close,
    });
  });
  useEffect(() => {
    const before = read.current;
    read.current = { version, isOpen };
    if (before.isOpen && isOpen && before.version !== version) tell(before.version);
  }, [version, isOpen]);
  return decision;
}
