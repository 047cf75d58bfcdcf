import type { Work } from '@portal/api/work/work';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import { canCancel } from '@portal/domain/work/canCancel';
import { canConfirm } from '@portal/domain/work/canConfirm';
import { canRepeat } from '@portal/domain/work/canRepeat';
import { isChatReadOnly } from '@portal/domain/work/isChatReadOnly';
import { canRate } from '@portal/domain/work/canRate';
import { canChangeMedia } from '@portal/domain/work/canChangeMedia';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { askOf, type AskRules } from '../../../work/asks/askOf.ts';

export type PrimaryAction = 'approve' | 'pay' | 'confirm';

/** What the customer can do with one work or appointment. */
export interface DetailsActions {
  /** The one next action, in the dock. */
  primary: PrimaryAction | null;
  /** Allowed also where something more urgent is in the dock (C-181). */
  confirm: boolean;
  cancel: boolean;
  calendar: boolean;
  videoCall: boolean;
  requestInvoice: boolean;
  /** Rating is allowed, given already or not. */
  rate: boolean;
  /** What was asked for can be booked once more (APT-03, C-702). */
  repeat: boolean;
  writeMessages: boolean;
  changeMedia: boolean;
}

type Rules = AskRules & Pick<ProviderSnapshot, 'schedulerSolo' | 'schedulerModule'>;

/** Which actions the details offer (DET-09..11, DET-28..42, DET-49, MED-06). */
export function detailsActions(work: Work, rules: Rules): DetailsActions {
  const ask = askOf(work, rules);
  const isOpen = !work.is_history && !work.is_cancelled;
  return {
    primary: ask === 'collect' ? null : ask,
    confirm: canConfirm(work),
    cancel: canCancel(work),
    calendar: isOpen && work.share_calendar_start !== null && work.share_calendar_end !== null,
    videoCall: Boolean(work.meeting_url) && (isOpen || isOfToday(work, rules.now)),
    requestInvoice: work.state.bars === 5 && work.show_invoice_button,
    rate: canRate(work, rules.schedulerSolo),
    repeat: isRepeatable(work) && rules.schedulerModule === 'FULL',
    writeMessages: !isChatReadOnly(work),
    changeMedia:
      appointmentAlert(work) === undefined &&
      canChangeMedia({ bars: work.state.bars, isCustomer: true, isLite: false }),
  };
}

/** Whether it is over and says what was asked for: a past appointment, or a work that is completed. */
function isRepeatable(work: Work): boolean {
  const isOver = work.isAppointment ? canRepeat(work) : work.state.bars === 5;
  return isOver && work.symptoms.length > 0;
}

/** Whether it was kept for today: a call may run late, and who drops out comes back (C-381). */
function isOfToday({ is_cancelled: isCancelled, date_start: start }: Work, now: Date): boolean {
  return !isCancelled && start?.slice(0, 10) === lisbonToday(now);
}
