import type { Showcase } from '@portal/api/company/createLiteApi';
import { appointmentFacts } from '../appointments/appointmentFacts.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findLiteSubject, presentLite } from '../lite/presentLite.ts';
import type { LiteVisitor } from '../lite/requireLiteVisitor.ts';
import { texts } from '../lite/texts.ts';
import { reminderAnswers } from '../reminders/answers/reminderAnswers.ts';
import type { Subject } from '../services/findSubject.ts';

/** How long after its end a work or appointment is still shown by a link. */
const shownAfterEndMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * What a link shows (API-51, API-63), by the table of codes: 1 with the details, 1 without them when the provider
 * withdrew the appointment (LITE-26), 2 for a work and 3 for an appointment that ended more than 30 days ago
 * (LITE-28), 5 when the appointment became a work (LITE-29). @throws ApiError 404 when it is gone
 */
export async function showcase(backend: Backend, visitor: LiteVisitor): Promise<Showcase> {
  const subject = await findLiteSubject(backend, visitor);
  if (subject === undefined) throw new ApiError(404, texts.unknownLink);
  const { row } = subject;
  if (subject.kind === 'appointment' && subject.row.workId !== null)
    return { code: 5, work_id: `A-${subject.row.workId}`, message: texts.replaced };
  if (subject.kind === 'appointment' && row.cancelledAt !== null && !isCancelledByCustomer(subject))
    return { code: 1, message: texts.notShown };
  const now = backend.clock.now();
  if (hasEndedLongAgo(subject, now))
    return { code: subject.kind === 'work' ? 2 : 3, message: texts.onlyHistory };
  const details = await presentLite(backend, visitor.company, subject);
  const reminder = await reminderAnswers(backend, visitor, subject);
  return reminder === undefined ? { code: 1, details } : { code: 1, details, reminder };
}

function isCancelledByCustomer(subject: Subject): boolean {
  return subject.kind === 'appointment' && subject.row.cancelledByClient;
}

function hasEndedLongAgo(subject: Subject, now: Date): boolean {
  const end = endOf(subject, now);
  return end !== null && now.getTime() - end.getTime() > shownAfterEndMilliseconds;
}

/** When it was over; null while it is not. */
function endOf(subject: Subject, now: Date): Date | null {
  if (subject.kind === 'work') return subject.row.completedAt ?? subject.row.cancelledAt;
  return appointmentFacts(subject.row, now).is_history ? subject.row.endsAt : null;
}
