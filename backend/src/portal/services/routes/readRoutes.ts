import { messageSchema } from '@portal/api/http/envelope';
import { markNotificationsRead } from '../../../accounts/notifications/markNotificationsRead.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { markChatRead, setToastState, toastOf } from '../chat/chat.ts';
import { shownSubjects, type Subject } from '../findSubject.ts';
import { openSubject } from '../openSubject.ts';
import { texts } from '../texts.ts';
import { wordSubjects } from '../chat/wordSubjects.ts';

type Toast = 'message' | 'service' | 'payment';
const notificationTypes = ['action', 'check', 'message', 'internal', 'payment'] as const;

/** What the customer has seen of the provider's: messages, the check, the payment asked for (API-37). */
export function readRoutes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('subjects');

  app.post(
    '/main/services/:id/readCompanyObs',
    {
      access: 'customer',
      summary: 'Marks the provider’s messages read (API-37)',
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      await inTransaction(database, async (transaction) => {
        await markChatRead(
          transaction,
          {
            companyId: customer.company.id,
            subjects: wordSubjects(subject),
            author: 'COMPANY',
          },
          clock.now(),
        );
        await markSeen(transaction, subject, 'message', clock.now());
      });
      return context.json({ message: texts.read });
    },
  );

  app.post(
    '/main/services/:id/readServiceReady',
    {
      access: 'customer',
      summary: 'Marks the check read (API-37)',
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { subject } = await openSubject(context, backend);
      await inTransaction(database, (transaction) =>
        markSeen(transaction, subject, 'service', clock.now()),
      );
      return context.json({ message: texts.read });
    },
  );

  app.post(
    '/main/services/:id/readPayment',
    {
      access: 'customer',
      summary: 'Marks the payment that is asked for read (DET-45)',
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { subject } = await openSubject(context, backend);
      await inTransaction(database, (transaction) =>
        markSeen(transaction, subject, 'payment', clock.now()),
      );
      return context.json({ message: texts.read });
    },
  );

  return app;
}

/** What was seen on the details is read there and in the bell (DET-46, DET-47), of a work also what is about its appointment. */
async function markSeen(
  database: Database,
  subject: Subject,
  toast: Toast,
  now: Date,
): Promise<void> {
  // What is said about an appointment is read with its work, and what is said about the work by its own id alone.
  const subjects = toast === 'message' ? wordSubjects(subject) : shownSubjects(subject);
  await setToastState(database, subjects[0] ?? subject.id, toast, 'READ');
  const { companyId, clientId } = subject.row;
  const types = notificationTypes.filter((type) => toastOf[type] === toast);
  for (const about of subjects)
    await markNotificationsRead(database, { companyId, clientId, subject: about, types }, now);
}
