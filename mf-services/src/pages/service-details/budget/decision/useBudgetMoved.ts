import type { Work } from '@portal/api/work/work';
import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { createOpenDecision, type OpenDecision } from './createOpenDecision.ts';

/**
 * Says at once that the provider posted another version of a budget that could be decided on the page, as the refusal of
 * a decision would (BUD-16), and takes a question away that shows the total of before (LIVE-10). What is different stands
 * in the page; where the new version was decided elsewhere it says so there, and not here that nothing was approved (C-880).
 * @param isOpen whether choices, or the way to approve it as a whole, stand on the page
 */
export function useBudgetMoved(work: Work, isOpen: boolean): OpenDecision {
  const { overlays } = usePortal();
  const [open] = useState(createOpenDecision);
  const version = work.budget?.version;
  const record = work.budget?.decision?.record_id;
  const read = useRef({ version, record, isOpen });
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
    read.current = { version, record, isOpen };
    // By a link a budget is there only as long as its code holds.
    if (!before.isOpen || version === undefined || before.version === version) return;
    const isDecided = record !== undefined && record !== before.record;
    if (open.moveFrom(before.version) && !isDecided) tell();
  }, [open, version, record, isOpen]);
  return open;
}
