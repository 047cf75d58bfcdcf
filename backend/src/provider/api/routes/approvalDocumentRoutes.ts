import { requireProvider } from '../../../accounts/providerKeys/requireProvider.ts';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { answerApproval } from '../../../portal/budgets/approval/answerApproval.ts';
import { keptApproval, recordOf } from '../../../portal/budgets/approval/keptApproval.ts';

/** Documents of approvals, for the provider (BUD-36). */
export function approvalDocumentRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('providerApiSubjects');
  app.get(
    '/provider-api/v1/approvals/:document',
    {
      access: 'provider',
      scopes: ['read'],
      summary: 'The document `{recordId}.pdf` of an approval, the same bytes at every call',
      type: 'application/pdf',
      request: { path: { document: 'none.pdf' } },
      withoutExample: true,
    },
    async (context) => {
      const company = await requireProvider(context, backend, ['read']);
      const record = recordOf(readParameter(context, 'document'));
      return answerApproval(context, await keptApproval(backend, company, record));
    },
  );
  return app;
}
