import type { PaymentState } from '@portal/domain/money/paymentState';
import type { Company } from '../../accounts/companies/company.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { BY_HAND_NOTICE_MINUTES } from './limits.ts';
import type { MoveFacts } from './moveRefusal.ts';

/** What of a stored appointment decides whether its customer may move it. */
export function moveFacts(
  company: Pick<Company, 'schedulerModule'>,
  row: AppointmentRow,
  payment: PaymentState | undefined,
): MoveFacts {
  return {
    isPending:
      company.schedulerModule === 'FULL' &&
      row.workId === null &&
      row.cancelledAt === null &&
      row.occupies &&
      !row.clientArrived,
    isFixed: row.isGroup || row.resource.startsWith('seat/'),
    startsAt: row.startsAt,
    noticeMinutes: row.confirmMovesByHand
      ? Math.max(row.moveNoticeMinutes, BY_HAND_NOTICE_MINUTES)
      : row.moveNoticeMinutes,
    isRequested: row.moveId !== null,
    ownMoves: row.ownMoves,
    maxMoves: row.maxMoves,
    isPaymentUnderWay: payment === 'PENDING',
  };
}
