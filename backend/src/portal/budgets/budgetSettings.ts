import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

const columns = ['validityDays', 'codeAboveCents', 'mailPdf', 'evidenceMonths'] as const;

/** How a provider's budgets are posted and decided. */
export type BudgetSettings = Pick<Selectable<Schema['budgetSettings']>, (typeof columns)[number]>;

const defaults: BudgetSettings = {
  validityDays: 30,
  codeAboveCents: null,
  mailPdf: true,
  evidenceMonths: 36,
};

export async function loadBudgetSettings(
  database: Database,
  companyId: string,
): Promise<BudgetSettings> {
  const settings = await database
    .selectFrom('budgetSettings')
    .select(columns)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return settings ?? defaults;
}

/** Sets all of a provider's budget settings at once. */
export async function saveBudgetSettings(
  database: Database,
  companyId: string,
  settings: BudgetSettings,
): Promise<void> {
  await database
    .insertInto('budgetSettings')
    .values({ companyId, ...settings })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(settings))
    .execute();
}
