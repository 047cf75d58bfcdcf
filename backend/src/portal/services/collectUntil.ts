import { storageFeeOf } from '../../accounts/companies/storageFeeOf.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { READY_NOTICE, type WorkRow } from './workRow.ts';

const hourMilliseconds = 3_600_000;

/** The notice that a work is ready, from which the time to collect counts (LAW-13). */
export const readyNotice = (id: string) => READY_NOTICE + id;

/**
 * Until when what is ready may be collected for nothing: counted from the first delivered notice; null without one,
 * where nothing is asked afterwards, and when it is over (LAW-13, C-290).
 */
export function collectUntil(
  row: Pick<WorkRow, 'bars' | 'cancelledAt' | 'readyNoticeAt'>,
  company: Pick<Company, 'storageHours' | 'storageCentsPerDay' | 'storageVat'>,
  now: Date,
): Date | null {
  const fee = storageFeeOf(company);
  if (fee === null || fee.euros_per_day === 0) return null;
  if (row.readyNoticeAt === null || row.cancelledAt !== null || Number(row.bars) !== 5) return null;
  const until = new Date(row.readyNoticeAt.getTime() + fee.hours * hourMilliseconds);
  return until > now ? until : null;
}
