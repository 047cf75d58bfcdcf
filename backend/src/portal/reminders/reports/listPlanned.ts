import type { PlannedMessages, ReminderChannel } from '@portal/api/provider/reminders';
import { PLANNED_STATES } from '@portal/api/provider/reminders';
import { sql, type Selectable, type SqlBool } from 'kysely';
import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { cutPage, type ListPage } from '../../../platform/http/listPage.ts';

/** Which messages are asked for; an absent one is any. */
export const plannedFilterSchema = v.object({
  subject: v.optional(v.pipe(v.string(), v.regex(/^[AS]-[0-9a-z]{1,40}$/))),
  state: v.optional(v.picklist(PLANNED_STATES)),
});
type PlannedFilter = v.InferOutput<typeof plannedFilterSchema>;

type Row = Pick<
  Selectable<Schema['plannedMessages']>,
  | 'id'
  | 'ruleId'
  | 'subject'
  | 'channel'
  | 'state'
  | 'reason'
  | 'dueAt'
  | 'sentAt'
  | 'endedAt'
  | 'createdAt'
> &
  Pick<Selectable<Schema['reminderRules']>, 'event'> & {
    skips: { channel: ReminderChannel; reason: string }[];
    sortAt: string;
  };

/** A page of what rules planned and sent at a provider, newest first, without any word of it (REM-13). */
export async function listPlanned(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  { subject, state }: PlannedFilter,
  page: ListPage,
): Promise<PlannedMessages> {
  const conditions = [
    sql<SqlBool>`message.company_id = ${company.id}`,
    ...(subject === undefined ? [] : [sql<SqlBool>`message.subject = ${subject}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`message.state = ${state}`]),
    ...(page.after === undefined
      ? []
      : [sql<SqlBool>`(message.created_at, message.id) < (${page.after.at}, ${page.after.id})`]),
  ];
  const { rows } = await sql<Row>`
    select message.id, message.rule_id, rule.event, message.subject, message.channel, message.state, message.reason,
      message.skips, message.due_at, message.sent_at, message.ended_at, message.created_at,
      message.created_at::text as sort_at
    from planned_messages message join reminder_rules rule on rule.id = message.rule_id
    where ${sql.join(conditions, sql` and `)}
    order by message.created_at desc, message.id desc limit ${page.size + 1}`.execute(database);
  const { rows: shown, next } = cutPage(rows, page, ({ sortAt, id }) => ({ at: sortAt, id }));
  return {
    messages: shown.map((row) => ({
      id: row.id,
      rule_id: row.ruleId,
      event: row.event,
      subject: row.subject,
      channel: row.channel,
      state: row.state,
      reason: row.reason,
      skips: row.skips,
      due_at: row.dueAt.toISOString(),
      sent_at: row.sentAt?.toISOString() ?? null,
      ended_at: row.endedAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
    })),
    next,
  };
}
