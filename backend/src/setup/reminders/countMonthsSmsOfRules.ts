import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { lisbonMonth } from '../../portal/reminders/sending/smsRoom.ts';

/** How many SMS went by each rule of a provider in the Lisbon month of an instant, by the rule's id (SET-18). */
export async function countMonthsSmsOfRules(
  database: Database,
  companyId: string,
  instant: Date,
): Promise<ReadonlyMap<string, number>> {
  const { from, to } = lisbonMonth(instant);
  const { rows } = await sql<{ ruleId: string; sent: string }>`
    select rule_id, count(*) as sent from planned_messages
    where company_id = ${companyId} and channel = 'sms' and sent_at >= ${from} and sent_at < ${to}
    group by rule_id`.execute(database);
  return new Map(rows.map(({ ruleId, sent }) => [ruleId, Number(sent)]));
}
