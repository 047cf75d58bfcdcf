import type { providerMessageSchema } from '@portal/api/provider/schemas';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { loadNotificationTitle } from '../../../portal/customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { addChatEntry, markChatRead, setToastState } from '../../../portal/services/chat/chat.ts';
import type { Subject } from '../../../portal/services/findSubject.ts';
import { wordSubjects } from '../../../portal/services/chat/wordSubjects.ts';

/** Writes to the customer, of an appointment that became a work in that (C-962); what the customer wrote counts as read, as far as it was seen. */
export async function sendSubjectMessage(
  backend: Backend,
  company: Company,
  subject: Subject,
  request: v.InferOutput<typeof providerMessageSchema>,
): Promise<void> {
  const now = backend.clock.now();
  const at = request.at === undefined ? now : new Date(request.at);
  const title = await loadNotificationTitle(backend, company, subject.row.itemId);
  const subjects = wordSubjects(subject);
  const [current] = subjects;
  await inTransaction(backend.database, async (transaction) => {
    await addChatEntry(transaction, {
      companyId: company.id,
      subject: current,
      author: 'COMPANY',
      message: request.message,
      at,
    });
    await markChatRead(
      transaction,
      {
        ...{ companyId: company.id, subjects, author: 'CLIENT' },
        until: request.seen_until,
      },
      now,
    );
    await setToastState(transaction, current, 'message', 'EXPANDED');
    await notifyCustomer(transaction, backend, {
      kind: 'messageWritten',
      company,
      clientId: subject.row.clientId,
      subject: current,
      facts: { title, message: request.message },
      at,
    });
  });
}
