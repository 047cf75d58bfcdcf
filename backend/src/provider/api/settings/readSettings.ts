import { centsToEuros } from '@portal/domain/money/cents';
import type { Company } from '../../../accounts/companies/company.ts';
import { storageFeeOf } from '../../../accounts/companies/storageFeeOf.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadBudgetSettings } from '../../../portal/budgets/budgetSettings.ts';
import { feedNamesOf } from '../../../portal/calendarFeeds/feedNames.ts';
import { loadSettings } from '../../../portal/schedule/settings.ts';
import { withdrawalRight } from '../../../portal/withdrawals/withdrawalRight.ts';

/** All settings of a provider, as on the wire; what it says nothing of as its trade has it. */
export async function readSettings(database: Database, company: Company) {
  const settings = await loadSettings(database, company.id);
  const budgets = await loadBudgetSettings(database, company.id);
  const { codeAboveCents } = budgets;
  return {
    slot_step_minutes: settings.slotStepMinutes,
    parallel_bookings: settings.parallelBookings,
    notice_minutes: settings.noticeMinutes,
    horizon_days: settings.horizonDays,
    cancel_notice_minutes: settings.cancelNoticeMinutes,
    move_notice_minutes: settings.moveNoticeMinutes,
    max_moves: settings.maxMoves,
    confirm_moves_by_hand: settings.confirmMovesByHand,
    waiting_list: company.waitingList,
    payment_days: settings.paymentDays,
    budget_validity_days: budgets.validityDays,
    approval_code_above: codeAboveCents === null ? null : centsToEuros(codeAboveCents),
    mail_approval_pdf: budgets.mailPdf,
    evidence_months: budgets.evidenceMonths,
    storage_fee: storageFeeOf(company),
    withdrawal: withdrawalRight(company),
    feed_names: feedNamesOf(company),
    sms_monthly_ceiling: company.smsMonthlyCeiling,
    sms_price: Number(company.smsPrice),
  };
}
