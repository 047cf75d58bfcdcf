import type { Work } from '@portal/api/work';
import { appointmentAlert } from '@portal/domain/appointmentRules';
import type { IsoDate } from '@portal/domain/lisbonDate';
import { stateName, type Bars } from '@portal/domain/serviceState';
import { appointmentStatus } from '../../work/appointmentStatus.ts';
import { dayAndTime } from '../../work/cardDates.ts';
import type { PrimaryAction } from './detailsActions.ts';
import { texts } from './texts.ts';

export interface HeroView {
  state: Bars | 'off';
  name: string;
  tone: 'plain' | 'attention' | 'success' | 'danger';
  message: string;
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
      return message.budget;
    case 3:
      return end ? `${message.working} ${message.delivery(end)}` : message.working;
    case 4:
      return message.check;
    case 5:
      return end ? message.completed(end) : message.completedUndated;
    default:
      return '';
  }
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
  if (alert) return { state: 'off', name: alert, tone: 'danger', message: `${status}.` };
  const { bars } = work.state;
  const name = work.isAppointment
    ? status
    : stateName(work.state, { worksheetOperational, allowApprove: work.allow_approve });
  if (primary === null) {
    const tone = bars === 5 ? 'success' : 'plain';
    return { state: bars, name, tone, message: progressMessage(work, today) };
  }
  const asked =
    primary === 'pay' && work.isAppointment ? texts.message.payAppointment : texts.message[primary];
  return { state: bars, name, tone: 'attention', message: asked };
}
