import type { MessageUsage } from '@portal/api/provider/reminders';
import { sql } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { lisbonMonth } from '../sending/smsRoom.ts';

/** What SMS of the month of an instant a provider has sent, and what its carrier asks for them (REM-08). */
export async function readUsage(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  instant: Date,
): Promise<MessageUsage> {
  const { day, from, to } = lisbonMonth(instant);
  const { rows } = await sql<{
    kind: 'reminder' | 'notice' | 'code';
    messages: string;
    parts: string;
  }>`
    select kind, count(*) as messages, sum(parts) as parts from sent_sms
    where company_id = ${company.id} and at >= ${from} and at < ${to} group by kind`.execute(
    database,
  );
  const of = (kind: string) => {
    const row = rows.find((one) => one.kind === kind);
    return { messages: Number(row?.messages ?? 0), parts: Number(row?.parts ?? 0) };
  };
  const [reminders, notices, codes] = [of('reminder'), of('notice'), of('code')];
  const sms = {
    messages: reminders.messages + notices.messages,
    parts: reminders.parts + notices.parts,
  };
  const price = Number(company.smsPrice);
  return {
    month: day.slice(0, 7),
    ceiling: company.smsMonthlyCeiling,
    ...{ sms, reminders, notices, codes },
    sms_price: price,
    cost: Math.round((sms.parts + codes.parts) * price * 100) / 100,
  };
}
