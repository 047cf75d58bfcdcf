import type { Work } from '@portal/api/work/work';
import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { createOpenDecision, type OpenDecision } from './createOpenDecision.ts';

/**
 * Says at once that the provider posted another version of a budget whose choices stand on the page, as the refusal of a
 * decision would (BUD-16), and takes a question away that shows the total of before (LIVE-10). What is different stands in
 * the page.
 */
export function useBudgetMoved(work: Work): OpenDecision {
  const { overlays } = usePortal();
  const [decision] = useState(createOpenDecision);
  const budget = work.budget ?? null;
  const version = budget?.version;
  const isOpen = budget?.state === 'waiting' && budget.decision === null;
  const read = useRef({ version, isOpen });
  const tell = useEffectEvent(() => {
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
    const isMoved = before.isOpen && isOpen && before.version !== version;
    if (isMoved && decision.moveFrom(before.version)) tell();
  }, [decision, version, isOpen]);
  return decision;
}
