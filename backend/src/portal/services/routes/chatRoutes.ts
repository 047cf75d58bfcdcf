import { messageSchema } from '@portal/api/http/envelope';
import { chatMessageSchema } from '@portal/api/work/createServicesApi';
import { isChatReadOnly } from '@portal/domain/work/isChatReadOnly';
import { addAppointmentMessage } from '../../appointments/addAppointmentMessage.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { addChatEntry } from '../chat/chat.ts';
import { texts } from '../texts.ts';
import { openSubject } from '../openSubject.ts';
import { sendMessageOnce } from '../chat/sendMessageOnce.ts';
import { subjectFacts } from '../subjectFacts.ts';

/** Words to the provider (API-36). */
export function chatRoutes(backend: Backend): DescribedRoutes {
  const { clock } = backend;
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

  return app;
}
