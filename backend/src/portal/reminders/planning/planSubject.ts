import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/newId.ts';
import { keepPresets, readRules } from '../rules/readRules.ts';
import type { StoredRule } from '../rules/storedRule.ts';
import { occasionsOf, type Occasion } from './occasionsOf.ts';
import { firstSendingTime } from './sendingTime.ts';
import { wantedAt } from './wantedAt.ts';

/** An appointment or a work that is not as it was, and since when. */
export interface ReminderChange {
  companyId: string;
  subject: string;
  at: Date;
}

/**
 * Plans what the provider's rules want told of a subject as it stands. What is planned already keeps its place, what was
 * cancelled comes back where it is so again, and what was sent is not sent again (REM-04, REM-05).
 * @param toldAgain true when the provider says the stage of a work, be it the one where it stands already (C-663)
 */
export async function planSubject(
  transaction: Transaction,
  { companyId, subject, at }: ReminderChange,
  toldAgain = false,
): Promise<void> {
  const rules = await readRules(transaction, companyId);
  const found = await occasionsOf(transaction, companyId, subject);
  const occasions = found.map((one) =>
    toldAgain && one.event === 'work.state'
      ? { ...one, occasion: at.toISOString(), eventAt: at }
      : one,
  );
  const values = occasions.flatMap((occasion) =>
    rules.flatMap((rule) => {
      const wanted = isAbout(rule, occasion) ? wantedAt(rule, occasion.eventAt, at) : undefined;
      if (wanted === undefined) return [];
      const times = { eventAt: occasion.eventAt, knownAt: at, wantedAt: wanted };
      const dueAt = firstSendingTime(rule.channels, { event: rule.event, ...times });
      const about = { companyId, subject, ruleId: rule.id, clientId: occasion.clientId };
      return [{ ...about, occasion: occasion.occasion, ...times, dueAt, createdAt: at }];
    }),
  );
  if (values.length === 0) return;
  // Of one moment in the order of the rules, wherever they are listed.
  const ids = values.map(() => newId()).toSorted();
  await keepPresets(transaction, companyId);
  await transaction
    .insertInto('plannedMessages')
    .values(values.map((value, index) => ({ id: ids[index] ?? newId(), ...value })))
    .onConflict((conflict) =>
      conflict
        .columns(['ruleId', 'subject', 'occasion'])
        .doUpdateSet((eb) => ({
          state: 'planned',
          reason: null,
          endedAt: null,
          eventAt: eb.ref('excluded.eventAt'),
          knownAt: eb.ref('excluded.knownAt'),
          wantedAt: eb.ref('excluded.wantedAt'),
          dueAt: eb.ref('excluded.dueAt'),
        }))
        .where('plannedMessages.state', 'in', ['planned', 'cancelled'])
        .where('plannedMessages.messageId', 'is', null),
    )
    .execute();
}

const isAbout = (rule: StoredRule, { event, bars }: Occasion): boolean =>
  rule.active && rule.event === event && (event !== 'work.state' || rule.bars === bars);
