import type { CancelTerms } from '@portal/api/work/policy/cancelTerms';
import type { PortalContext } from '@portal/contract/portalContext';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { texts as common } from '../../texts.ts';
import { texts } from './texts.ts';

interface CancelQuestion {
  /** `14 jul., 09:00` */
  when: string;
  /** What cancelling comes to; null where nothing was paid. */
  terms: CancelTerms | null;
  /** How money goes back; undefined where it is not known. */
  refundWay?: string | undefined;
  /** Leads to where it can be moved instead; absent where it cannot (RSC-10). */
  onMove?: (() => void) | undefined;
}

/** The sum that goes back, as it is written; null for none. */
export function refundOf(terms: CancelTerms | null): string | null {
  return terms && terms.refund > 0 ? formatEuros(eurosToCents(terms.refund)) : null;
}

/** Asks before an appointment is cancelled (DET-30): in euros what goes back (POL-07), and moving it instead first (RSC-10). */
export function askToCancel(
  { overlays }: Pick<PortalContext, 'overlays'>,
  { when, terms, refundWay, onMove }: CancelQuestion,
): Promise<boolean> {
  const refund = refundOf(terms);
  return overlays.confirm({
    title: texts.title,
    body: [texts.body(when), terms?.message, refund && texts.refund(refundWay)]
      .filter(Boolean)
      .join(' '),
    confirmLabel: texts.confirm,
    cancelLabel: texts.keep,
    tone: 'danger',
    ...(onMove && { alternative: { label: common.appointment.move, onChoose: onMove } }),
  });
}
