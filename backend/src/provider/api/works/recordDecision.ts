import type { RecordedDecision } from '@portal/api/provider/recordedDecision';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { maskContact } from '../../../accounts/contacts/maskContact.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { customerOnFile } from '../../../portal/budgets/lite/customerOnFile.ts';
import { decideBudget, type Decided } from '../../../portal/budgets/decision/decideBudget.ts';
import { personOf, type Caller } from '../../../portal/budgets/personOf.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { notificationOf } from './notificationOf.ts';

/**
 * Records what the customer said of a budget by other ways, and tells them so (BUD-30).
 * @throws ApiError 400 for a time of the future, else as decideBudget
 */
export async function recordDecision(
  backend: Backend,
  company: Company,
  id: string,
  request: RecordedDecision,
  caller: Caller,
): Promise<Decided> {
  const now = backend.clock.now();
  const at = request.at === undefined ? now : new Date(request.at);
  if (at > now) throw new ApiError(400, 'Formato Inválido: at', { extra: { field: 'at' } });
  const { about } = await notificationOf(backend, company, id, now);
  const client = await customerOnFile(backend.database, {
    companyId: company.id,
    clientId: about.clientId,
  });
  return decideBudget(backend, company, { companyId: company.id }, id, {
    version: request.version,
    jobs: request.jobs,
    how: request.method,
    kind: 'recorded',
    person: {
      ...personOf({ name: client.name, nif: client.vat }, caller),
      contact: client.contact === undefined ? null : maskContact(client.contact),
      by: request.by,
      said_at: at.toISOString(),
    },
    follow: (transaction) =>
      notifyCustomer(transaction, backend, {
        ...about,
        kind: 'decisionRecorded',
        facts: {
          by: request.by,
          at,
          said: request.method,
          isApproval: Object.values(request.jobs).includes('approved'),
        },
      }),
  });
}
