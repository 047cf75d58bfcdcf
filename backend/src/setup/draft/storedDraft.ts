import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readSchedule } from './readSchedule.ts';
import { readValuesInForce } from './readValuesInForce.ts';
import { setupValuesSchema, type SetupValues } from './setupValuesSchema.ts';

type Row = Selectable<Schema['providerDrafts']>;
/** A draft as it is stored; of a provider without one, what it would begin with. */
export type StoredDraft = Omit<Row, 'companyId' | 'changedBy' | 'changedAt'> & {
  changedBy: string | null;
  changedAt: Date | null;
};

const none: StoredDraft = {
  revision: 0,
  beginsEmpty: false,
  changes: {},
  touched: {},
  changedBy: null,
  changedAt: null,
};

export async function loadDraft(database: Database, companyId: string): Promise<StoredDraft> {
  const row = await database
    .selectFrom('providerDrafts')
    .selectAll()
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row ?? none;
}

/** The draft, which nobody else changes or publishes before the end of the transaction. */
export async function holdDraft(transaction: Transaction, companyId: string): Promise<StoredDraft> {
  await lockKeys(transaction, [`setup-draft:${companyId}`]);
  return loadDraft(transaction, companyId);
}

/**
 * What a draft begins from: what is in force. Before the first publication that is what was imported, or sent by the
 * provider's own system, of services, people, hours and closures, and nothing else (C-755, C-940).
 */
export async function readBase(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  { beginsEmpty }: Pick<StoredDraft, 'beginsEmpty'>,
): Promise<SetupValues> {
  if (!beginsEmpty) return readValuesInForce(backend, company);
  const { hours, ...records } = await readSchedule(backend.database, company, backend.clock.now());
  const said = Object.entries(hours).filter(([, entries]) => entries.length > 0);
  return v.parse(setupValuesSchema, { ...records, hours: Object.fromEntries(said) });
}

/** Writes a draft down as its next revision. @returns what was written */
export async function storeDraft(
  transaction: Transaction,
  companyId: string,
  draft: Pick<StoredDraft, 'revision' | 'beginsEmpty' | 'changes' | 'touched'>,
  by: string,
  now: Date,
): Promise<StoredDraft> {
  const values = {
    ...{ revision: draft.revision, beginsEmpty: draft.beginsEmpty },
    ...{ changes: JSON.stringify(draft.changes), touched: JSON.stringify(draft.touched) },
    ...{ changedBy: by, changedAt: now },
  };
  return transaction
    .insertInto('providerDrafts')
    .values({ companyId, ...values })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}
