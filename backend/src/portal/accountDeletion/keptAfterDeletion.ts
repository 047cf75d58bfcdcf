import { sql } from 'kysely';
import { lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import type { Database } from '../../platform/database/database.ts';
import type { Client } from '../../accounts/identity/client.ts';
import { evidenceKeptUntil } from '../budgets/evidence/evidenceKeptUntil.ts';
import { accountsKeptUntil } from '../payments/settling/refundAccounts.ts';
import { waitingOwnStatements } from '../withdrawals/ownStatements.ts';
import { documentsKeptUntil } from './documentsKeptUntil.ts';
import { texts } from './texts.ts';

/** Something with the person's data that the provider keeps after the account: what, why and until when (ACC-18). */
export interface KeptRecord {
  what: string;
  why: string;
  until: IsoDate;
}

/**
 * What the provider keeps of a customer whose account is deleted now.
 * @param contacts by which what was sent without login is known as theirs
 */
export async function keptAfterDeletion(
  database: Database,
  { id, companyId }: Pick<Client, 'id' | 'companyId'>,
  contacts: readonly string[],
  now: Date,
): Promise<KeptRecord[]> {
  const { rows } = await sql<{ documentsUntil: IsoDate | null; lastEvidence: Date | null }>`
    select
      ${documentsKeptUntil(sql`${companyId}`, sql`${id}`)} as documents_until,
      (select max(${evidenceKeptUntil(sql`${now}::timestamptz`, sql`null::integer`)})
        from evidence_people person join evidence_records record on record.id = person.record_id
        join works work on work.company_id = record.company_id and 'A-' || work.id = record.subject
        left join budget_settings settings on settings.company_id = record.company_id
        where work.company_id = ${companyId} and work.client_id = ${id}) as last_evidence`.execute(
    database,
  );
  const { documentsUntil = null, lastEvidence = null } = rows[0] ?? {};
  const kept: KeptRecord[] = [];
  // What is over is erased by the next turn of the task.
  if (documentsUntil !== null && documentsUntil >= lisbonToday(now))
    kept.push({ ...texts.kept.documents, until: documentsUntil });
  if (lastEvidence !== null)
    kept.push({ ...texts.kept.evidence, until: lisbonToday(lastEvidence) });
  const accountsUntil = await accountsKeptUntil(database, { id, companyId }, now);
  if (accountsUntil !== null && accountsUntil > now)
    kept.push({ ...texts.kept.refundAccount, until: lisbonToday(accountsUntil) });
  const waiting = await waitingOwnStatements(database, { id, companyId }, contacts, now);
  if (waiting !== null)
    kept.push({ ...texts.kept.statements(waiting.count), until: lisbonToday(waiting.until) });
  return kept;
}
