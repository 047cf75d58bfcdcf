import type { ReminderRule } from '@portal/api/provider/reminders';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { numberInSms } from '../../../portal/reminders/words/numberInSms.ts';
import { unknownPlaceholder } from '../../../portal/reminders/words/placeholders.ts';
import { keepPresets, readRules } from '../../../portal/reminders/rules/readRules.ts';
import type { StoredRule } from '../../../portal/reminders/rules/storedRule.ts';

/**
 * Replaces the rules of a provider (REM-01). What removed or silenced ones planned is cancelled; everything that is still
 * ahead is planned anew, from now on.
 * @throws ApiError 400 that names a placeholder which nobody knows (REM-03), a telephone number in what goes by SMS (LAW-03), or an id that is
 *   no rule's
 */
export async function saveRules(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  companyId: string,
  rules: readonly ReminderRule[],
): Promise<StoredRule[]> {
  const now = clock.now();
  for (const [index, rule] of rules.entries()) {
    const unknown = unknownPlaceholder(rule);
    const field = `rules.${index}.text`;
    if (unknown !== undefined)
      throw new ApiError(400, `There is no placeholder ${unknown}.`, { extra: { field } });
    const number = numberInSms(rule);
    if (number !== undefined)
      throw new ApiError(400, `The number ${number} may not stand in an SMS: use {ligação}.`, {
        extra: { field },
      });
  }
  return inTransaction(database, async (transaction) => {
    await lockKeys(transaction, [`reminder-rules:${companyId}`]);
    await keepPresets(transaction, companyId);
    const known = new Set((await readRules(transaction, companyId)).map(({ id }) => id));
    const given = rules.flatMap(({ id }) => id ?? []);
    const unknown = given.find((id, index) => !known.has(id) || given.indexOf(id) !== index);
    if (unknown !== undefined) throw new ApiError(400, `There is no rule ${unknown} to change.`);
    // Those that stay are left alone: only the rest is kept as a change (SET-22).
    let others = transaction
      .updateTable('reminderRules')
      .set({ removedAt: now })
      .where('companyId', '=', companyId)
      .where('removedAt', 'is', null);
    if (given.length > 0) others = others.where('id', 'not in', given);
    await others.execute();
    for (const [position, rule] of rules.entries()) {
      const values = {
        ...{ companyId, position, event: rule.event, words: rule.text },
        bars: rule.event === 'work.state' ? rule.bars : null,
        ...{ leadMinutes: rule.lead_minutes, channels: rule.channels, active: rule.active },
      };
      await transaction
        .insertInto('reminderRules')
        .values({ id: rule.id ?? newId(), ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, removedAt: null }))
        .execute();
    }
    await planAnew(transaction, companyId, now);
    return readRules(transaction, companyId);
  });
}

async function planAnew(transaction: Transaction, companyId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('plannedMessages')
    .set({ state: 'cancelled', reason: 'RULE_CHANGED', endedAt: now })
    .where('companyId', '=', companyId)
    .where('state', '=', 'planned')
    .where('messageId', 'is', null)
    .execute();
  await transaction
    .insertInto('reminderChanges')
    .values({ companyId, subject: null, at: now })
    .execute();
}
