import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Subject } from '../services/findSubject.ts';

/** A request that a document answers. */
interface AnsweredRequest {
  /** The addresses that it names. */
  emails: string[];
  /** Whether nothing had answered it before. */
  isFirst: boolean;
}

/**
 * Notes that a document answers a request, also one that was refused before (INV-02).
 * @returns undefined where there is no request
 * @throws ApiError 404 for a request that is not of this work or appointment
 */
export async function answerByInvoice(
  transaction: Transaction,
  { clock }: Pick<Backend, 'clock'>,
  company: Company,
  { id: subject }: Pick<Subject, 'id'>,
  requestId: string | null | undefined,
): Promise<AnsweredRequest | undefined> {
  if (requestId === null || requestId === undefined) return undefined;
  const request = await transaction
    .selectFrom('invoiceRequests')
    .select(['emails', 'state'])
    .where('id', '=', requestId)
    .where('companyId', '=', company.id)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) throw new ApiError(404, `there is no such request of ${subject}`);
  const isFirst = request.state !== 'ANSWERED';
  if (isFirst)
    await transaction
      .updateTable('invoiceRequests')
      .set({ state: 'ANSWERED', reason: null, answeredAt: clock.now() })
      .where('id', '=', requestId)
      .execute();
  return { emails: request.emails, isFirst };
}
