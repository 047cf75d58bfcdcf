import type { ProviderCustomer, ProviderWork } from '@portal/api/provider/providerWork';
import type { Work } from '@portal/api/work/work';
import { primaryOf } from '@portal/domain/contact/contact';
import { presentAppointment } from '../../../portal/appointments/presentAppointment.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { extrasOf, type Subject } from '../../../portal/services/findSubject.ts';
import { presentWork } from '../../../portal/services/presentWork.ts';
import { loadSubjectItems } from '../../../portal/services/loadSubjectItems.ts';

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
