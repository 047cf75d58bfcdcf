import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/database.ts';
import { TABLES_BELOW, TABLES_OF_PROVIDER } from './tablesOfProvider.ts';

/**
 * Removes a provider and everything of it, evidence and files included; people who are customers elsewhere stay
 * there. The bytes of files go with the removals that are queued.
 * @returns how many rows went, without those that went along
 */
export async function eraseProvider(transaction: Transaction, companyId: string): Promise<number> {
  // Evidence gives way to nobody else (trigger `keep_evidence`).
  await sql`select set_config('portal.deletes_provider', ${companyId}, true)`.execute(transaction);
  // Times that become free are offered to nobody.
  await sql`update companies set waiting_list = false where id = ${companyId}`.execute(transaction);
  await sql`create temporary table leaving_people on commit drop as
    select distinct user_id as id from clients where company_id = ${companyId} and user_id is not null`.execute(
    transaction,
  );
  await sql`delete from idempotency_keys where split_part(scope, '/', 2) = ${companyId} or split_part(scope, '/', 2) in (
    select id from clients where company_id = ${companyId})`.execute(transaction);
  let rows = 0;
  for (const table of TABLES_OF_PROVIDER) {
    for (const [below, { column, of, by }] of Object.entries(TABLES_BELOW)) {
      if (of !== table) continue;
      const gone = await sql`delete from ${sql.table(below)} where ${sql.ref(column)} in (
        select ${sql.ref(by)} from ${sql.table(of)} where company_id = ${companyId})`.execute(
        transaction,
      );
      rows += Number(gone.numAffectedRows ?? 0);
    }
    // What triggers do at the end of a transaction, they do before the last tables are emptied.
    if (table === 'released_times') await sql`set constraints all immediate`.execute(transaction);
    const gone = await sql`delete from ${sql.table(table)} where company_id = ${companyId}`.execute(
      transaction,
    );
    rows += Number(gone.numAffectedRows ?? 0);
  }
  await sql`delete from companies where id = ${companyId}`.execute(transaction);
  await erasePeopleOfNobody(transaction);
  return rows;
}

/** Whoever was a customer of nobody else has no login any more. */
async function erasePeopleOfNobody(transaction: Transaction): Promise<void> {
  await sql`delete from leaving_people person where
    exists (select 1 from clients where user_id = person.id)
    or exists (select 1 from sessions where user_id = person.id)
    or exists (select 1 from verification_codes where user_id = person.id)
    or exists (select 1 from email_confirmations where user_id = person.id)`.execute(transaction);
  await sql`delete from contact_changes where user_id in (select id from leaving_people)`.execute(
    transaction,
  );
  await sql`delete from users where id in (select id from leaving_people)`.execute(transaction);
}
