import { keptCents } from '@portal/api/work/policy/policySentences';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { findContract } from '../withdrawals/contract/findContract.ts';
import type { Contract } from '../withdrawals/contract/contract.ts';
import { listPaidAttempts, sumOf } from '../withdrawals/listPaidAttempts.ts';
import { bookedRule } from './bookedRule.ts';
import type { KeptOfPaid } from './terms/termsInEuros.ts';

/** What cancelling comes to, in cents, and what share of each payment is kept. */
export interface CancelResult extends KeptOfPaid {
  keptPercent: number;
  /** The contract that may be withdrawn from, where that makes it free now or for longer than the policy (D-08, C-868). */
  contract?: Contract;
}

/**
 * What comes back and what is kept when the customer cancels an appointment now (POL-07): everything until the policy's
 * hours begin, and while the contract may be withdrawn from; later the share of the policy under which it was booked.
 */
export async function cancelResult(
  database: Database,
  company: Company,
  row: AppointmentRow,
  now: Date,
): Promise<CancelResult> {
  const attempts = await listPaidAttempts(database, `S-${row.id}`);
  const paidCents = sumOf(attempts);
  const free = { paidCents, keptCents: 0, keptPercent: 0, reason: 'free' } as const;
  const { policy, freeUntil, startsAt: start, saidNoticeMinutes: cancelNoticeMinutes } = row;
  // What was never said is not kept (C-551), and where nothing ever is, no last day has to be said (C-868).
  const percent = bookedRule(policy, { start, cancelNoticeMinutes, freeUntil }).latePercent;
  if (percent === null || percent === 0 || freeUntil === null) return free;
  const contract = await findContract(`S-${row.id}`, { database, company, now });
  const withdrawable = contract?.isWithdrawable === true ? contract : undefined;
  if (now <= freeUntil) {
    const isLonger =
      freeUntil < row.startsAt && lisbonToday(freeUntil) <= (withdrawable?.until ?? '');
    return isLonger ? { ...free, contract: withdrawable } : free;
  }
  if (withdrawable !== undefined) return { ...free, reason: 'withdrawal', contract: withdrawable };
  const kept = attempts.reduce((sum, { amountCents }) => sum + keptCents(amountCents, percent), 0);
  return { paidCents, keptCents: kept, keptPercent: percent, reason: 'late' };
}
