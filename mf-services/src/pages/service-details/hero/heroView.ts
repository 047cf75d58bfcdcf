import type { Work } from '@portal/api/work/work';
import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { DEFAULT_STATE_NAMES, stateName, type Bars } from '@portal/domain/work/stateName';
import { appointmentStatus } from '../../../work/appointmentStatus.ts';
import { dayAndTime } from '../../../work/dayAndTime.ts';
import { nearDay } from '../../../work/nearDay.ts';
import { isConfirmDue } from '../../../work/asks/isConfirmDue.ts';
import type { PrimaryAction } from '../actions/detailsActions.ts';
import { texts } from '../texts.ts';

export interface HeroView {
  state: Bars | 'off';
  name: string;
  tone: 'plain' | 'attention' | 'success' | 'danger';
  message: string;
}

/** What is said of a booking whose presence need not be confirmed yet; undefined when it is due. */
function bookedMessage(work: Work, today: IsoDate): string | undefined {
  const day = work.date_start?.slice(0, 10);
  if (day === undefined || isConfirmDue(day, today)) return undefined;
  return texts.message.booked(nearDay(day, today));
}

/** Whether the provider calls the stage by a name of its own, beside which our words may be wrong. */
function hasOwnName({ bars, name }: Work['state']): boolean {
  return name !== '' && name !== DEFAULT_STATE_NAMES[bars];
}

/** What is said of a budget that is over or was decided while the work waits for it (BUD-25, BUD-27, D-16). */
function budgetMessage({ budget }: Work): string {
  const { message } = texts;
  if (budget?.state !== 'expired' && budget?.state !== 'decided') return message.budget;
  return budget.allow_decision ? message.budgetDecided : message.budgetExpired;
}

/** What is asked of whoever decides: all of it, each job, or what came up on the way (BUD-12, BUD-26). */
function approveMessage({ budget, state }: Work): string {
  const isOnTop = budget?.jobs.some((job) => job.state === 'approved' && job.carried) ?? true;
  if (state.bars >= 3 && isOnTop) return texts.message.approveExtra;
  return (budget?.jobs.length ?? 1) > 1 ? texts.message.approveJobs : texts.message.approve;
}

function progressMessage(work: Work, today: IsoDate): string {
  const { message } = texts;
  const end = dayAndTime(work.date_end, work.time_end, today);
  switch (work.state.bars) {
    case 0:
      return '';
    case 1:
      return message.started;
    case 2:
      return message.diagnosis;
    case 2.5:
      return budgetMessage(work);
    case 3:
      return [hasOwnName(work.state) ? '' : message.working, end && message.delivery(end)]
        .filter(Boolean)
        .join(' ');
    case 4:
      return hasOwnName(work.state) ? message.finished : message.check;
    case 5:
      return end ? message.completed(end) : message.completedUndated;
    default:
      return '';
  }
}

function payMessage({ isAppointment, is_history: isOver, state }: Work): string {
  const { message } = texts;
  if (isAppointment) return isOver ? message.payAsked : message.payAppointment;
  return state.bars < 4 ? message.payAsked : message.pay;
}

/** The state as a sentence: what it is called, what it means, which colour (DET-02, DET-27). */
export function heroView(
  work: Work,
  primary: PrimaryAction | null,
  worksheetOperational: boolean,
  today: IsoDate,
): HeroView {
  const alert = appointmentAlert(work);
  const status = appointmentStatus(work);
  if (alert) {
    // The same words once more say nothing.
    const message = status.toLocaleUpperCase('pt-PT') === alert ? '' : `${status}.`;
    return { state: 'off', name: alert, tone: 'danger', message };
  }
  const { bars } = work.state;
  const name = work.isAppointment
    ? status
    : stateName(work.state, { worksheetOperational, allowApprove: work.allow_approve });
  if (primary === null) {
    const tone = bars === 5 ? 'success' : 'plain';
    return { state: bars, name, tone, message: progressMessage(work, today) };
  }
  const booked = primary === 'confirm' ? bookedMessage(work, today) : undefined;
  if (booked) return { state: bars, name, tone: 'plain', message: booked };
  const asked = {
    pay: payMessage(work),
    approve: approveMessage(work),
    confirm: texts.message.confirm,
  }[primary];
  return { state: bars, name, tone: 'attention', message: asked };
}
