import { keptCents, type CancelTerms } from '@portal/api/work/policy';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { findContract } from '../withdrawals/findContract.ts';
import type { Contract } from '../withdrawals/contract.ts';
import { listPaidAttempts, sumOf } from '../withdrawals/listPaidAttempts.ts';
import { settledTerms } from './settledTerms.ts';
import { texts } from './texts.ts';

/** What cancelling comes to, in cents, and what share of each payment is kept. */
export interface CancelResult {
  paidCents: number;
  keptCents: number;
  keptPercent: number;
  reason: CancelTerms['reason'];
  /** The contract that may be withdrawn from still, where that is what makes it free (D-08). */
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
  const { policy, freeUntil } = row;
  if (policy === null || freeUntil === null || now <= freeUntil) return free;
  const percent = policy.latePercent;
  const contract = await findContract(`S-${row.id}`, { database, company, now });
  if (contract?.isWithdrawable === true) return { ...free, reason: 'withdrawal', contract };
  const kept = attempts.reduce((sum, { amountCents }) => sum + keptCents(amountCents, percent), 0);
  return { paidCents, keptCents: kept, keptPercent: percent, reason: 'late' };
}

/** The same on the wire and in words; of what was called off already, and of who did not come, as it was settled. */
export async function readCancelTerms(
  database: Database,
  company: Company,
  row: AppointmentRow,
  now: Date,
): Promise<CancelTerms> {
  if (row.cancelledAt !== null || row.noShowAt !== null) return settledTerms(database, row);
  return presentTerms(row, await cancelResult(database, company, row, now));
}

export function presentTerms(row: AppointmentRow, result: CancelResult): CancelTerms {
  return {
    paid: centsToEuros(result.paidCents),
    refund: centsToEuros(result.paidCents - result.keptCents),
    kept: centsToEuros(result.keptCents),
    free_until: row.freeUntil?.toISOString() ?? null,
    reason: result.reason,
    message: result.paidCents === 0 ? null : sentence(row, result),
  };
}

function sentence({ policy }: AppointmentRow, result: CancelResult): string {
  const { paidCents, keptCents: kept, contract } = result;
  const refund = paidCents - kept;
  const hours = policy?.freeUntilHours ?? 0;
  if (contract !== undefined)
    return `${texts.refund(paidCents)} ${texts.withdrawable(contract.until)}`;
  if (kept === 0) return texts.refund(paidCents);
  return refund === 0 ? texts.nothing(hours) : texts.part(refund, paidCents, hours);
}
