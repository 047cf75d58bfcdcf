import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { queueMessage } from '../../../platform/messaging/queueMessage.ts';
import { waitsForDay } from '../planning/sendingTime.ts';
import { isAhead } from '../planning/wantedAt.ts';
import type { DueMessage } from './dueMessage.ts';

/** Puts news for the customer's devices into the queue: without words, and without a link (REM-15). @returns its id there */
export function handOverPush(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  message: DueMessage,
): Promise<string | undefined> {
  const { id, clientId, devices, event, eventAt } = message;
  return queueMessage(
    transaction,
    backend,
    { companyId: company.id, clientId },
    { channel: 'push', to: clientId, companyId: company.id, devices, id, domain: company.domain },
    {
      notAfter: isAhead(event) ? eventAt : null,
      planned: { id, byDay: waitsForDay('push', message) },
    },
  );
}
