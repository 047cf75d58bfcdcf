import type { CancelTerms } from '@portal/api/work/cancelTerms';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Database } from '../../platform/database/database.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { listKept } from './listKept.ts';

/** What went back and what was kept of an appointment that is called off, or that nobody came to. */
export async function settledTerms(database: Database, row: AppointmentRow): Promise<CancelTerms> {
  const attempts = await listKept(database, row.id);
  const paid = attempts.reduce((sum, { paidCents }) => sum + paidCents, 0);
  const kept = attempts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    paid: centsToEuros(paid),
    refund: centsToEuros(paid - kept),
    kept: centsToEuros(kept),
    free_until: row.freeUntil?.toISOString() ?? null,
    reason: reasonOf(row),
    message: null,
  };
}

function reasonOf(row: AppointmentRow): CancelTerms['reason'] {
  if (row.noShowAt !== null) return 'no_show';
  if (!row.cancelledByClient) return 'provider';
  return row.keptPercent > 0 ? 'late' : 'free';
}
