import type { OverlayQueue } from '../overlays/createOverlays.ts';
import { texts } from './texts.ts';

/** Asks whoever logs out whether what waits may be lost (OFF-09). @param waiting how much it is, at least one */
export function confirmLeaving(
  overlays: Pick<OverlayQueue, 'confirm'>,
  waiting: number,
): Promise<boolean> {
  return overlays.confirm({
    title: texts.leaveTitle,
    body: texts.leave(waiting),
    confirmLabel: texts.leaveAnyway,
    cancelLabel: texts.stay,
    tone: 'danger',
  });
}
