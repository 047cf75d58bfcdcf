import type { paymentDemandSchema } from '@portal/api/provider/schemas';
import { eurosToCents } from '@portal/domain/money/cents';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { loadNotificationTitle } from '../../../portal/customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { demandPayment } from '../../../portal/payments/demandPayment.ts';
import { calledOff, lockAgainstCallingOff } from '../../../portal/payments/settling/calledOff.ts';
import { setToastState } from '../../../portal/services/chat/chat.ts';
import type { Subject } from '../../../portal/services/findSubject.ts';

/** Asks for a payment. @throws ApiError 409 when one was paid or is being paid, and of what was called off */
export async function askForPayment(
  backend: Backend,
  company: Company,
  subject: Subject,
  request: v.InferOutput<typeof paymentDemandSchema>,
): Promise<string> {
  const now = backend.clock.now();
  const totalCents = eurosToCents(request.total);
  const at = request.at === undefined ? now : new Date(request.at);
  const title = await loadNotificationTitle(backend, company, subject.row.itemId);
  return inTransaction(backend.database, async (transaction) => {
    await lockAgainstCallingOff(transaction, subject.id);
    const ended = await calledOff(transaction, subject.id);
    if (ended !== null) throw new ApiError(409, `This ${ended} was called off.`);
    const id = await demandPayment(transaction, {
      companyId: company.id,
      clientId: subject.row.clientId,
      subject: subject.id,
      totalCents,
      validUntil: request.valid_until === undefined ? null : new Date(request.valid_until),
      description: request.description ?? null,
      now,
    });
    if (id === undefined) throw new ApiError(409, 'This payment was made or is being made.');
    await setToastState(transaction, subject.id, 'payment', 'EXPANDED');
    await notifyCustomer(transaction, backend, {
      kind: 'paymentDemanded',
      company,
      clientId: subject.row.clientId,
      subject: subject.id,
      facts: { title, totalCents },
      at,
    });
    return id;
  });
}
