import { firstOfMonth, lisbonToday } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { sql } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';

/** When the month of an instant began in Lisbon, and when the next one does. */
export function lisbonMonth(instant: Date): { day: string; from: Date; to: Date } {
  const day = firstOfMonth(lisbonToday(instant));
  return {
    day,
    from: lisbonInstant(day, '00:00'),
    to: lisbonInstant(firstOfMonth(day, 1), '00:00'),
  };
}

/** SMS of a provider in the month of an instant, codes apart: those count for its ceiling (REM-08). */
export async function countMonthsSms(
  database: Database,
  companyId: string,
  now: Date,
): Promise<number> {
  const { from, to } = lisbonMonth(now);
  const { rows } = await sql<{ sent: string }>`
    select count(*) as sent from sent_sms
    where company_id = ${companyId} and at >= ${from} and at < ${to} and kind <> 'code'`.execute(
    database,
  );
  return Number(rows[0]?.sent ?? 0);
}

/**
 * Says whether a provider may send one more reminder by SMS this month. Whoever asks first counts, until the transaction
 * ends, alone for its provider: two processes do not both take the last one.
 */
export function smsRoom(transaction: Transaction, now: Date) {
  const left = new Map<string, number>();
  return {
    has: async ({ id, smsMonthlyCeiling }: Company): Promise<boolean> => {
      const known = left.get(id);
      if (known !== undefined) return known > 0;
      await lockKeys(transaction, [`sms-month:${id}`]);
      const room = smsMonthlyCeiling - (await countMonthsSms(transaction, id, now));
      left.set(id, room);
      return room > 0;
    },
    take: (companyId: string) => left.set(companyId, (left.get(companyId) ?? 0) - 1),
  };
}

export type SmsRoom = ReturnType<typeof smsRoom>;
