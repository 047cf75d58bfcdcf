import { messageSchema } from '@portal/api/http/envelope';
import { chatMessageSchema } from '@portal/api/work/createServicesApi';
import { isChatReadOnly } from '@portal/domain/work/isChatReadOnly';
import { addAppointmentMessage } from '../../appointments/addAppointmentMessage.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { setToastState, toastOf, addChatEntry, markChatRead } from '../chat.ts';
import { texts } from '../texts.ts';
import { openSubject } from '../openSubject.ts';
import { sendMessageOnce } from '../sendMessageOnce.ts';
import { subjectFacts } from '../subjectFacts.ts';
import type { Database } from '../../../platform/database/database.ts';
import { markNotificationsRead } from '../../../accounts/notifications/markNotificationsRead.ts';
import type { Subject } from '../findSubject.ts';

type Toast = 'message' | 'service' | 'payment';
const notificationTypes = ['action', 'check', 'message', 'internal', 'payment'] as const;

/** Words to the provider, and what of the provider's was read (API-36, API-37). */
export function chatRoutes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('subjects');

  app.post(
    '/main/services/:id/chat/add',
    {
      access: 'customer',
      summary: 'Writes to the provider, once per `Idempotency-Key` (API-36, OFF-03)',
      body: chatMessageSchema,
      answer: messageSchema,
      request: { path: { id: '{work}' }, json: { message: 'Quando fica pronto?' } },
    },
    async (context, readBody) => {
      const { customer, subject } = await openSubject(context, backend);
      const { message } = await readBody();
      const { company, client } = customer;
      const written = { clientId: client.id, subject: subject.id, message };
      const answer = await sendMessageOnce(context, backend, written, async (transaction) => {
        if (subject.kind === 'appointment') {
          await addAppointmentMessage({ database: transaction, clock }, subject.row, message);
          return;
        }
        if (isChatReadOnly(subjectFacts(subject, clock.now())))
          throw new ApiError(409, texts.chatClosed);
        await addChatEntry(transaction, {
          companyId: company.id,
          subject: subject.id,
          author: 'CLIENT',
          message,
          at: clock.now(),
        });
      });
      return context.json(answer);
    },
  );

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
        await markChatRead(transaction, customer.company.id, subject.id, 'COMPANY', clock.now());
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

/** What was seen on the details is read there and in the bell (DET-46, DET-47). */
async function markSeen(
  database: Database,
  subject: Subject,
  toast: Toast,
  now: Date,
): Promise<void> {
  await setToastState(database, subject.id, toast, 'READ');
  const { companyId, clientId } = subject.row;
  const types = notificationTypes.filter((type) => toastOf[type] === toast);
  await markNotificationsRead(database, { companyId, clientId, subject: subject.id, types }, now);
}
