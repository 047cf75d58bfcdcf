import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { noteUndelivered } from '../../../platform/messaging/noteUndelivered.ts';
import { readyNotice } from '../../services/collectUntil.ts';

/**
 * Its carrier says that an SMS did not arrive: the next channel is tried, and no term counts from it (REM-13, LAW-13). What
 * was not answered yet is not tried again.
 */
export async function noteFailed(database: Database, id: string, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    // In the order in which sending locks the two.
    await transaction
      .deleteFrom('outgoingMessages')
      .where('id', '=', id)
      .where('plannedId', 'is not', null)
      .execute();
    const told = await transaction
      .selectFrom('plannedMessages as message')
      .innerJoin('reminderRules as rule', 'rule.id', 'message.ruleId')
      .select(['message.companyId', 'message.subject'])
      .where('message.messageId', '=', id)
      .where('rule.event', '=', 'work.state')
      .where('rule.bars', '=', '5')
      .executeTakeFirst();
    const isFailed = await noteUndelivered(transaction, id, now);
    if (isFailed && told !== undefined) await countFromWhatArrived(transaction, told);
  });
}

/**
 * Lets the time to collect count from the first other message that a work is ready, or from nothing (C-885): of those after
 * all its stages, because it may be said to be ready as of an hour before it was taken up again.
 */
async function countFromWhatArrived(
  transaction: Transaction,
  { companyId, subject }: { companyId: string; subject: string },
): Promise<void> {
  const notice = readyNotice(subject.slice(2));
  await sql`
    with arrived as (
      select min(message.sent_at) as at from planned_messages message
        join reminder_rules rule on rule.id = message.rule_id and rule.event = 'work.state' and rule.bars = 5
        join works work on 'A-' || work.id = message.subject
      where message.company_id = ${companyId} and message.subject = ${subject}
        and message.channel in ('sms', 'email') and message.state in ('sent', 'delivered')
        and message.sent_at >= (select max((stage ->> 'at')::timestamptz) from jsonb_array_elements(work.stages) stage)),
    nothing as (delete from delivered_notices
      where company_id = ${companyId} and notice = ${notice} and (select at from arrived) is null)
    update delivered_notices set delivered_at = (select at from arrived)
    where company_id = ${companyId} and notice = ${notice} and (select at from arrived) is not null`.execute(
    transaction,
  );
}
