import { conversationsSchema } from '@portal/api/provider/conversations';
import { conversationReadSchema } from '@portal/api/provider/schemas';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { markChatRead } from '../../../portal/services/chat/chat.ts';
import { wordSubjects } from '../../../portal/services/chat/wordSubjects.ts';
import type { Callers } from '../callers/callers.ts';
import { providerCalls } from '../providerCalls.ts';
import { requireSubject } from '../subjects/requireSubject.ts';
import { conversationPages, listConversations } from '../works/listConversations.ts';

/** What customers wrote that waits for an answer (C-797). */
export function conversationRoutes(backend: Backend, callers?: Callers): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApiSubjects', callers);
  get(
    '/conversations',
    {
      scopes: ['read'],
      summary: 'Conversations that wait for an answer of the provider, longest first',
      query: v.object(pageQuery),
      answer: conversationsSchema,
    },
    (company, context) =>
      listConversations(backend, company, readListPage(context, conversationPages)),
  );
  change(
    'POST',
    '/conversations/:id/read',
    {
      scopes: [],
      summary: 'What the customer wrote needs no answer: it counts as read',
      body: conversationReadSchema,
      answer: v.object({ id: v.string() }),
      status: 201,
      request: { path: { id: '{work}' }, json: {} },
    },
    async (company, { seen_until: until }, context) => {
      const { database, clock } = backend;
      const subject = await requireSubject(backend, company, readParameter(context, 'id'));
      const subjects = wordSubjects(subject);
      const lines = { companyId: company.id, subjects, author: 'CLIENT', until } as const;
      await markChatRead(database, lines, clock.now());
      return { id: subject.id };
    },
  );
  return app;
}
