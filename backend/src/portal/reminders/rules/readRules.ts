import type { Database, Transaction } from '../../../platform/database/database.ts';
import { presetRules } from './presetRules.ts';
import { storedRule, type StoredRule } from './storedRule.ts';

/** The rules of a provider in their order: its own, or the presets until it said any (REM-01, REM-02). */
export async function readRules(database: Database, companyId: string): Promise<StoredRule[]> {
  const rows = await database
    .selectFrom('reminderRules')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('position')
    .execute();
  if (rows.length === 0) return presetsOf(database, companyId);
  return rows.filter(({ removedAt }) => removedAt === null).map(storedRule);
}

/** Writes the presets down for a provider who has no rules yet, so that what they plan can refer to them. */
export async function keepPresets(transaction: Transaction, companyId: string): Promise<void> {
  const known = await transaction
    .selectFrom('reminderRules')
    .select('id')
    .where('companyId', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return;
  await transaction
    .insertInto('reminderRules')
    .values(
      (await presetsOf(transaction, companyId)).map(({ text, ...rule }, position) => ({
        ...rule,
        ...{ companyId, position, words: text },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function presetsOf(database: Database, companyId: string): Promise<StoredRule[]> {
  const company = await database
    .selectFrom('companies')
    .select(['id', 'vertical'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return presetRules(company);
}
