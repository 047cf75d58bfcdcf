import type { paymentDemandSchema, providerMessageSchema } from '@portal/api/provider/schemas';
import type { ProviderCustomer, ProviderWork } from '@portal/api/provider/providerWork';
import type { Work } from '@portal/api/work/work';
import { primaryOf } from '@portal/domain/contact/contact';
import { eurosToCents } from '@portal/domain/money/cents';
import type * as v from 'valibot';
import { presentAppointment } from '../../portal/appointments/presentAppointment.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { ReceivedForm } from '../../platform/media/receiving/receiveFiles.ts';
import { loadNotificationTitle } from '../../portal/customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../portal/customerNotifications/notifyCustomer.ts';
import { demandPayment } from '../../portal/payments/demandPayment.ts';
import { calledOff, lockAgainstCallingOff } from '../../portal/payments/settling/calledOff.ts';
import { addChatEntry, markChatRead, setToastState } from '../../portal/services/chat/chat.ts';
import { keepSubjectFile } from '../../portal/services/files/files.ts';
import { extrasOf, type Subject } from '../../portal/services/findSubject.ts';
import { presentWork } from '../../portal/services/presentWork.ts';
import { loadSubjectItems } from '../../portal/services/loadSubjectItems.ts';
import { findSubjectOfCompany } from '../../portal/services/findSubjectOfCompany.ts';
import { wordSubjects } from '../../portal/services/chat/wordSubjects.ts';

/** A work or appointment of this provider by its id on the wire. @throws ApiError 404 */
export async function requireSubject(
  backend: Backend,
  company: Company,
  id: string,
): Promise<Subject> {
  const subject = await findSubjectOfCompany(backend.database, company.id, id);
  if (subject !== undefined) return subject;
  throw new ApiError(404, `There is no work or appointment ${id}.`);
}

/** A work or appointment as the provider sees it: with whose it is, without the customer's private notes. */
export async function presentForProvider(
  backend: Backend,
  company: Company,
  subject: Subject,
): Promise<Work & Pick<ProviderWork, 'customer' | 'no_show'>> {
  const items = await loadSubjectItems(backend, company, [subject.row.itemId]);
  const extras = await extrasOf(backend.database, subject);
  const customer = await findCustomer(backend, company, subject.row.clientId);
  const presentation = { backend, company, items, extras, viewer: 'provider' as const };
  return subject.kind === 'work'
    ? { ...presentWork(subject.row, presentation), customer, no_show: false }
    : {
        ...presentAppointment(subject.row, presentation, null),
        customer,
        no_show: subject.row.noShowAt !== null,
      };
}

/** Whose a work or appointment is; null once the customer is not there any more (C-796). */
async function findCustomer(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  clientId: string,
): Promise<ProviderCustomer | null> {
  const client = await database
    .selectFrom('clients')
    .select(['name', 'phones', 'email'])
    .where('id', '=', clientId)
    .where('companyId', '=', company.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (client === undefined) return null;
  const { name, phones, email } = client;
  return { name, phone: primaryOf(phones)?.number ?? null, email };
}

/** Writes to the customer, of an appointment that became a work in that (C-962); what the customer wrote counts as read, as far as it was seen. */
export async function sendSubjectMessage(
  backend: Backend,
  company: Company,
  subject: Subject,
  request: v.InferOutput<typeof providerMessageSchema>,
): Promise<void> {
  const now = backend.clock.now();
  const at = request.at === undefined ? now : new Date(request.at);
  const title = await loadNotificationTitle(backend, company, subject.row.itemId);
  const subjects = wordSubjects(subject);
  const [current] = subjects;
  await inTransaction(backend.database, async (transaction) => {
    await addChatEntry(transaction, {
      companyId: company.id,
      subject: current,
      author: 'COMPANY',
      message: request.message,
      at,
    });
    await markChatRead(
      transaction,
      {
        ...{ companyId: company.id, subjects, author: 'CLIENT' },
        until: request.seen_until,
      },
      now,
    );
    await setToastState(transaction, current, 'message', 'EXPANDED');
    await notifyCustomer(transaction, backend, {
      kind: 'messageWritten',
      company,
      clientId: subject.row.clientId,
      subject: current,
      facts: { title, message: request.message },
      at,
    });
  });
}

/** Hangs a file of the provider on a work or appointment (multipart `media`, optional `thumbnail`, `description`). */
export async function addSubjectFile(
  backend: Backend,
  company: Company,
  subject: Subject,
  form: ReceivedForm,
): Promise<string> {
  const target = { companyId: company.id, subject: subject.id, owner: 'COMPANY' as const };
  return keepSubjectFile(backend, target, form);
}

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
