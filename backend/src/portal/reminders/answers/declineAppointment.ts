import type { Decline } from '@portal/api/work/reminder/decline';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { cancelAppointment } from '../../appointments/cancelAppointment.ts';
import { isDecisionProof } from '../../budgets/code/decisionProof.ts';
import { findLiteSubject } from '../../lite/presentLite.ts';
import type { LiteVisitor } from '../../lite/requireLiteVisitor.ts';
import { texts as liteTexts } from '../../lite/texts.ts';
import { cannotCancel } from '../../services/cannotCancel.ts';
import { texts } from '../../services/texts.ts';

/**
 * `Não posso vir` of a reminder (REM-12): cancels for the customer. Who sends no proof of a code cancels only what nothing was
 * paid for. Saying it twice says what is so.
 * @throws ApiError 404 for what is gone, 409 for a work, else as cancelAppointment
 */
export async function declineAppointment(
  backend: Backend,
  visitor: LiteVisitor,
  { kept, proof }: Decline,
): Promise<string> {
  const subject = await findLiteSubject(backend, visitor);
  if (subject === undefined) throw new ApiError(404, liteTexts.unknownLink);
  if (subject.kind === 'work') throw cannotCancel();
  const now = backend.clock.now();
  const isIdentified = await isDecisionProof(backend.database, proof, visitor, now);
  await cancelAppointment(backend, visitor.company, subject.row, { keptShown: kept, isIdentified });
  return texts.cancelled;
}
