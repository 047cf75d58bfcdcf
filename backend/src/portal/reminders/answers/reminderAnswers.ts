import type { ReminderAnswers } from '@portal/api/work/reminder/reminderAnswers';
import { canCancel } from '@portal/domain/work/canCancel';
import { maskContact } from '../../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../../platform/backend.ts';
import { appointmentFacts } from '../../appointments/appointmentFacts.ts';
import type { LiteVisitor } from '../../lite/requireLiteVisitor.ts';
import { hasStopped } from '../sms/hasStopped.ts';
import type { Subject } from '../../services/findSubject.ts';

/** What the page of a reminder offers beside confirming and moving; undefined for a link that no reminder brought. */
export async function reminderAnswers(
  { database, clock }: Backend,
  { company, reminder }: LiteVisitor,
  subject: Subject,
): Promise<ReminderAnswers | undefined> {
  if (reminder === undefined) return undefined;
  const { smsTo } = reminder;
  const getsSms = smsTo !== null && !(await hasStopped(database, company.id, smsTo));
  return {
    decline:
      subject.kind === 'appointment' && canCancel(appointmentFacts(subject.row, clock.now())),
    sms_to: getsSms ? maskContact(smsTo) : null,
  };
}
