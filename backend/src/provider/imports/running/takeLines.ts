import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ImportChange } from '../../../platform/database/jsonColumns.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import { valuesOf } from '../fields/valuesOf.ts';
import { createJudge } from '../judging/createJudge.ts';
import { contactsIn } from '../judging/contactsIn.ts';
import { LineRefused } from '../judging/lineRefused.ts';
import type { Verdict } from '../judging/verdict.ts';
import { holdImport, type ImportJob, type ImportTools } from './importJob.ts';
import { hashesOf, recordOf } from './record.ts';

/** Lines that one transaction takes: what they do and that they are done is written together. */
const MOST_AT_ONCE = 100;

interface DoneLine {
  n: number;
  outcome: Verdict['outcome'];
  reason: string | null;
  client_id: string | null;
  created: string | null;
  changes: ImportChange[];
}

/**
 * Takes the next lines of an import, each judged by what there is now (SET-25).
 * @returns whether there may be more; false once all are done, or another process has taken the import over
 */
export async function takeLines(
  { database, clock }: ImportTools,
  job: ImportJob,
): Promise<boolean> {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const held = await holdImport(transaction, job, now);
    if (held === undefined) return false;
    const { company, row } = held;
    const { id, kind, mapping } = row;
    const stored = await transaction
      .selectFrom('importLines')
      .select(['n', 'cells'])
      .where('importId', '=', id)
      .where('outcome', '<>', 'recusada')
      .where('isDone', '=', false)
      .orderBy('n')
      .limit(MOST_AT_ONCE)
      .execute();
    if (stored.length === 0) return false;
    const lines = stored.map(({ n, cells }) => ({ n, values: valuesOf(mapping, cells) }));
    const contacts = lines.flatMap(({ values }) => [
      ...contactsIn(values, ''),
      ...contactsIn(values, 'customer_'),
    ]);
    // As whoever makes a customer known by a contact holds it.
    await lockKeys(
      transaction,
      contacts.map((contact) => `client:${company.id}:${contact}`),
    );
    const judge = await createJudge(transaction, company, { id, kind, lines }, now, true);
    const done: DoneLine[] = [];
    for (const line of lines)
      done.push({ n: line.n, ...(await takeLine(transaction, judge(line))) });
    await hashChanges(transaction, done);
    await sql`
      update import_lines line set is_done = true, outcome = done.outcome, reason = done.reason,
        client_id = done.client_id, created = done.created, changes = done.changes
      from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
        as done (n integer, outcome text, reason text, client_id text, created text, changes jsonb)
      where line.import_id = ${id} and line.n = done.n`.execute(transaction);
    return true;
  });
}

async function takeLine(transaction: Transaction, verdict: Verdict): Promise<Omit<DoneLine, 'n'>> {
  if (verdict.outcome === 'recusada') return refused(verdict.reason);
  const { outcome, subject, writes } = verdict;
  const changes: ImportChange[] = [];
  const apply = async () => {
    for (const { table, id, isNew, write } of writes) {
      const before =
        isNew || table === 'external_ids' ? null : await recordOf(transaction, table, id);
      await write(transaction);
      changes.push({ table, id, before, hash: '' });
    }
  };
  // Only a place may be taken after all.
  const mayBeTaken = writes.some(({ table }) => table === 'appointments');
  const reason = mayBeTaken ? await reasonAgainst(transaction, apply) : await apply();
  if (reason !== undefined) return refused(reason);
  const made = changes.find(({ table }) => table === 'clients');
  const clientId = verdict.clientId ?? made?.id ?? null;
  return { outcome, reason: null, client_id: clientId, created: subject, changes };
}

/** Does it wholly or not at all. @returns why not */
async function reasonAgainst(
  transaction: Transaction,
  apply: () => Promise<void>,
): Promise<string | undefined> {
  await sql`savepoint line`.execute(transaction);
  try {
    await apply();
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error;
    await sql`rollback to savepoint line`.execute(transaction);
    return error.message;
  }
  await sql`release savepoint line`.execute(transaction);
  return undefined;
}

function refused(reason: string): Omit<DoneLine, 'n'> {
  return { outcome: 'recusada', reason, client_id: null, created: null, changes: [] };
}

/** Notes what each record became, once all lines have been taken. */
async function hashChanges(transaction: Transaction, done: readonly DoneLine[]): Promise<void> {
  const changes = done.flatMap((line) => line.changes);
  for (const table of ['clients', 'items', 'catalogue_services', 'appointments'] as const) {
    const ofTable = changes.filter((change) => change.table === table);
    if (ofTable.length === 0) continue;
    const hashes = await hashesOf(
      transaction,
      table,
      ofTable.map(({ id }) => id),
    );
    for (const change of ofTable) change.hash = hashes.get(change.id) ?? '';
  }
}
