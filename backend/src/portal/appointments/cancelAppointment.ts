import { REFUSALS } from '@portal/api/work/budget/decision';
import { canCancel } from '@portal/domain/work/canCancel';
import { eurosToCents } from '@portal/domain/money/cents';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { markCancelled } from './markCancelled.ts';
import { cancelResult } from '../policies/cancelResult.ts';
import { presentTerms } from '../policies/terms/readCancelTerms.ts';
import { texts as policyTexts } from '../policies/texts.ts';
import { cannotCancel } from '../services/cannotCancel.ts';
import { findAppointmentOfCompany, type AppointmentRow } from './appointmentRow.ts';
import { appointmentFacts } from './appointmentFacts.ts';
import { lockAppointment } from './lockAppointment.ts';

/**
 * Cancels for the customer and frees the time (DET-28, DET-29). Nothing is kept unseen: what the customer was shown must be
 * what it comes to (POL-08). The database queues what goes back, less the share that is kept (POL-09). Said twice it says
 * what is so (C-888).
 * @param options.keptShown euros that the customer was shown; undefined of calls of before, which work while nothing is kept
 *   (D-09)
 * @param options.isIdentified false where nobody knows who asks: then nothing is cancelled that was paid (REM-12)
 * @throws ApiError 409 with title and body (DET-31), with `reason` TERMS_CHANGED and the new `terms` where they differ; 403
 *   CODE_REQUIRED
 */
export async function cancelAppointment(
  backend: Backend,
  company: Company,
  { id }: Pick<AppointmentRow, 'id'>,
  { keptShown, isIdentified }: { keptShown: number | undefined; isIdentified: boolean },
): Promise<void> {
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    await lockAppointment(transaction, id);
    const row = await findAppointmentOfCompany(transaction, company.id, id);
    // A second click, or an answer that was lost: that is what the customer wanted.
    if (row !== undefined && row.cancelledAt !== null && row.cancelledByClient) return;
    if (row === undefined || !canCancel(appointmentFacts(row, now))) throw cannotCancel();
    const result = await cancelResult(transaction, company, row, now);
    if (eurosToCents(keptShown ?? 0) !== result.keptCents) {
      const terms = presentTerms(row, result, now);
      const body = policyTexts.changed(terms.message);
      const extra = { reason: 'TERMS_CHANGED', terms };
      throw new ApiError(409, body, { title: policyTexts.changedTitle, body, extra });
    }
    if (!isIdentified && result.paidCents > 0)
      throw new ApiError(403, policyTexts.codeNeeded, { extra: { reason: REFUSALS.codeRequired } });
    await markCancelled(transaction, id, result, now);
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentCancelled',
      company,
      clientId: row.clientId,
      subject: `S-${id}`,
      facts: {
        start: row.startsAt,
        refundCents: result.paidCents - result.keptCents,
        keptCents: result.keptCents,
      },
    });
  });
}
