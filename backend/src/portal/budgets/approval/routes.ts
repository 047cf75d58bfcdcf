import { approvalFileSchema } from '@portal/api/work/budget/budget';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { openSubject } from '../../services/openSubject.ts';
import { answerApproval } from './answerApproval.ts';
import { fileOfApproval, keptApproval, recordOf } from './keptApproval.ts';

/** Documents of approvals, for their customer (BUD-36). */
export function approvalRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');

  app.get(
    '/main/services/:id/approvals/:document',
    {
      access: 'customer',
      summary: 'The document of an approval, the same bytes at every call (BUD-36)',
      type: 'application/pdf',
      request: { path: { id: '{work}', document: 'none.pdf' } },
      withoutExample: true,
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      const record = recordOf(readParameter(context, 'document'));
      return answerApproval(
        context,
        await keptApproval(backend, customer.company, record, subject.id),
      );
    },
  );

  app.get(
    '/main/services/:id/approvals/:record/file',
    {
      access: 'customer',
      summary:
        'Where the document of an approval lies for a while, for whoever shows a page (BUD-36)',
      answer: approvalFileSchema,
      request: { path: { id: '{work}', record: 'none' } },
      withoutExample: true,
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      const record = readParameter(context, 'record');
      const file = await fileOfApproval(backend, customer.company, record, subject.id);
      const url = backend.media.address(file.mediaId, 'original', backend.clock.now());
      return context.json({ url, file_name: file.name });
    },
  );

  return app;
}
