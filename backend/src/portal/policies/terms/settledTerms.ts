import type { CancelTerms } from '@portal/api/work/policy/cancelTerms';
import type { Database } from '../../../platform/database/database.ts';
import type { AppointmentRow } from '../../appointments/appointmentRow.ts';
import { listKept } from '../listKept.ts';
import { termsInEuros } from './termsInEuros.ts';

/** What went back and what was kept of an appointment that is called off, or that nobody came to. */
export async function settledTerms(database: Database, row: AppointmentRow): Promise<CancelTerms> {
  const attempts = await listKept(database, row.id);
  const paidCents = attempts.reduce((sum, attempt) => sum + attempt.paidCents, 0);
  const keptCents = attempts.reduce((sum, attempt) => sum + attempt.amountCents, 0);
  return {
    ...termsInEuros(row, { paidCents, keptCents, reason: reasonOf(row) }),
    message: null,
  };
}

function reasonOf(row: AppointmentRow): CancelTerms['reason'] {
  if (row.noShowAt !== null) return 'no_show';
  if (!row.cancelledByClient) return 'provider';
  return row.keptPercent > 0 ? 'late' : 'free';
}
