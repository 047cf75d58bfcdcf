import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import { canChangeMedia } from '@portal/domain/work/canChangeMedia';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { findSubject, type Subject } from '../findSubject.ts';
import { subjectFacts } from '../subjectFacts.ts';
import { texts } from '../texts.ts';

/** Files of an appointment that became a work are that work's: its state decides (MED-06, MED-08, C-48, C-287). @throws ApiError 409 */
export async function requireOpenMedia(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  customer: Customer,
  subject: Subject,
): Promise<void> {
  const workId = subject.kind === 'appointment' ? subject.row.workId : null;
  const now = workId === null ? subject : await findSubject(database, customer, `A-${workId}`);
  const facts = subjectFacts(now, clock.now());
  const isOver = appointmentAlert(facts) !== undefined;
  if (isOver || !canChangeMedia({ bars: facts.state.bars, isCustomer: true, isLite: false }))
    throw new ApiError(409, texts.mediaClosed);
}
