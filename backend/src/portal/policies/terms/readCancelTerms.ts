import type { CancelTerms } from '@portal/api/work/policy/cancelTerms';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AppointmentRow } from '../../appointments/appointmentRow.ts';
import { cancelResult, type CancelResult } from '../cancelResult.ts';
import { settledTerms } from './settledTerms.ts';
import { termsInEuros } from './termsInEuros.ts';
import { texts } from '../texts.ts';
import { whyLate } from '../whyLate.ts';

/** What cancelling now comes to, on the wire and in words; of what was called off already, and of who did not come, as it was settled. */
export async function readCancelTerms(
  database: Database,
  company: Company,
  row: AppointmentRow,
  now: Date,
): Promise<CancelTerms> {
  if (row.cancelledAt !== null || row.noShowAt !== null) return settledTerms(database, row);
  return presentTerms(row, await cancelResult(database, company, row, now), now);
}

export function presentTerms(row: AppointmentRow, result: CancelResult, now: Date): CancelTerms {
  return {
    ...termsInEuros(row, result),
    message: result.paidCents === 0 ? null : sentence(row, result, now),
  };
}

function sentence(row: AppointmentRow, result: CancelResult, now: Date): string {
  const { paidCents, keptCents: kept, contract } = result;
  const refund = paidCents - kept;
  if (contract !== undefined)
    return `${texts.refund(paidCents)} ${texts.withdrawable(contract.until)}`;
  if (kept === 0) return texts.refund(paidCents);
  const why = whyLate(row, now);
  return refund === 0 ? texts.nothing(why) : texts.part(refund, paidCents, why);
}
