import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Client } from '../../../accounts/identity/client.ts';

/**
 * Erases what files of the provider say of somebody, whether they were checked or not, and by which ids another system knows
 * them: lines that are known to be about them, and those that hold one of their contacts or their NIF, however it is written.
 */
export async function eraseImportedLines(
  transaction: Transaction,
  { id, companyId, vat }: Pick<Client, 'id' | 'companyId' | 'vat'>,
  contacts: readonly string[],
): Promise<void> {
  const words = contacts.map((contact) => contact.toLowerCase());
  // A phone by its nine national digits.
  const numbers = [...contacts.filter((contact) => contact.startsWith('+')), vat ?? ''].flatMap(
    (number) => /\d{9}$/.exec(number.replaceAll(/\s/g, '')) ?? [],
  );
  await sql`
    delete from import_lines where company_id = ${companyId} and (client_id = ${id} or exists (
      select 1 from unnest(cells) cell where lower(cell) = any(${words}::text[])
        or right(regexp_replace(cell, '\\D', '', 'g'), 9) = any(${numbers}::text[])))`.execute(
    transaction,
  );
  await transaction
    .deleteFrom('externalIds')
    .where('companyId', '=', companyId)
    .where('clientId', '=', id)
    .execute();
}
