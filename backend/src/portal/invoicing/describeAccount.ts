import type { invoicingStateSchema } from '@portal/api/provider/schemas';
import type * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';

const most = 200;

/** Which program issues a provider's documents, and what it did not issue yet, with cause and next try (INV-08). */
export async function describeAccount(
  database: Database,
  companyId: string,
): Promise<v.InferOutput<typeof invoicingStateSchema>> {
  const account = await database
    .selectFrom('invoicingAccounts')
    .select(['connector', 'updatedAt'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  const jobs = await database
    .selectFrom('invoiceJobs')
    .select([
      'subject',
      'paymentId',
      'requestId',
      'state',
      'tries',
      'lastError',
      'nextTryAt',
      'createdAt',
    ])
    .where('companyId', '=', companyId)
    .where('state', '<>', 'DONE')
    .where('lastError', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute();
  return {
    connector: account?.connector ?? null,
    updated_at: account?.updatedAt.toISOString() ?? null,
    failures: jobs.map((job) => ({
      subject: job.subject,
      payment_id: job.paymentId,
      request_id: job.requestId,
      cause: job.lastError ?? '',
      tries: job.tries,
      next_try_at: job.state === 'PENDING' ? job.nextTryAt.toISOString() : null,
      since: job.createdAt.toISOString(),
    })),
  };
}
