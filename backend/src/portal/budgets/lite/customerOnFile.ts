import { primaryOf } from '@portal/domain/contact/contact';
import type { Database } from '../../../platform/database/database.ts';

/** What of a customer a decision without a session is about: who it is, and their contact. */
export interface CustomerOnFile {
  name: string;
  vat: string | null;
  /** Phone, else e-mail; undefined where the provider has neither: then no code can be sent (BUD-33). */
  contact: string | undefined;
}

/** A customer as the provider has them on file. */
export async function customerOnFile(
  database: Database,
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<CustomerOnFile> {
  const { name, vat, phones, email } = await database
    .selectFrom('clients')
    .select(['name', 'vat', 'phones', 'email'])
    .where('id', '=', clientId)
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  const phone = primaryOf(phones);
  return { name, vat, contact: phone?.number ?? email ?? undefined };
}
