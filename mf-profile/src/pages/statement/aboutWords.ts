import type { StatementAbout } from '@portal/api/payment/statement';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { texts } from './texts.ts';

/** What money was about, in one line: the item and what was asked for, or what kind of thing it was. */
export function aboutWords({ item, asked, subject }: StatementAbout): string {
  const parts = [...(item === null ? [] : [item]), ...asked];
  if (parts.length > 0) return parts.join(', ');
  return isAppointmentId(subject) ? texts.about.appointment : texts.about.work;
}
