import { eurosToCents } from '@portal/domain/money/cents';
import type * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import { storageFeeColumns } from '../../../accounts/companies/storageFeeOf.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { saveBudgetSettings } from '../../../portal/budgets/budgetSettings.ts';
import { feedNamesOf } from '../../../portal/calendarFeeds/feedNames.ts';
import { saveSettings } from '../../../portal/schedule/settings.ts';
import { withdrawalColumns, withdrawalRight } from '../../../portal/withdrawals/withdrawalRight.ts';
import type { settingsSchema } from '../schemas.ts';
import { readSettings } from './readSettings.ts';

/** Changes the given settings of a provider and leaves the others. @returns all of them, as on the wire */
export async function changeSettings(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  body: v.InferOutput<typeof settingsSchema>,
) {
  const ofCompany = {
    ...(body.storage_fee !== undefined && storageFeeColumns(body.storage_fee)),
    ...(body.withdrawal !== undefined && withdrawalColumns(body.withdrawal)),
    ...(body.feed_names !== undefined && { feedNames: body.feed_names }),
    ...(body.waiting_list !== undefined && { waitingList: body.waiting_list }),
    ...(body.sms_monthly_ceiling !== undefined && {
      smsMonthlyCeiling: body.sms_monthly_ceiling,
    }),
    ...(body.sms_price !== undefined && { smsPrice: String(body.sms_price) }),
  };
  return inTransaction(database, async (transaction) => {
    // What is changed meanwhile by others is read behind the lock, and not put back. Publishing locks the same row first.
    await transaction
      .selectFrom('companies')
      .select('id')
      .where('id', '=', company.id)
      .forNoKeyUpdate()
      .execute();
    const wanted = { ...(await readSettings(transaction, company)), ...body };
    await saveSettings(transaction, company.id, {
      slotStepMinutes: wanted.slot_step_minutes,
      parallelBookings: wanted.parallel_bookings,
      noticeMinutes: wanted.notice_minutes,
      horizonDays: wanted.horizon_days,
      cancelNoticeMinutes: wanted.cancel_notice_minutes,
      moveNoticeMinutes: wanted.move_notice_minutes,
      maxMoves: wanted.max_moves,
      confirmMovesByHand: wanted.confirm_moves_by_hand,
      paymentDays: wanted.payment_days,
    });
    await saveBudgetSettings(transaction, company.id, {
      validityDays: wanted.budget_validity_days,
      codeAboveCents:
        wanted.approval_code_above === null ? null : eurosToCents(wanted.approval_code_above),
      mailPdf: wanted.mail_approval_pdf,
      evidenceMonths: wanted.evidence_months,
    });
    if (Object.keys(ofCompany).length > 0)
      await transaction
        .updateTable('companies')
        .set({ ...ofCompany, updatedAt: clock.now() })
        .where('id', '=', company.id)
        .execute();
    return {
      ...wanted,
      withdrawal: withdrawalRight({ ...company, ...ofCompany }),
      feed_names: feedNamesOf({ ...company, ...ofCompany }),
    };
  });
}
