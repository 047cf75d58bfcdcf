import type * as v from 'valibot';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { minutesOf } from '../../../portal/schedule/slots/wallClock.ts';
import { requireExpert } from './experts.ts';
import type { hoursSchema } from '../schemas.ts';

type Hours = v.InferOutput<typeof hoursSchema>['hours'];

interface Interval {
  expertId: string | null;
  weekday: number;
  opens: number;
  closes: number;
}

/**
 * Replaces all opening hours. What stays as it is is left alone: only the rest is kept as a change (SET-22).
 * @throws ApiError 400 for an unknown expert or a range that ends before it starts
 */
export async function replaceHours(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  { hours }: { hours: Hours },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockKeys(transaction, [`opening-hours:${company.id}`]);
    const missing = await intervalsOf(transaction, company, hours);
    const present = await transaction
      .selectFrom('openingHours')
      .select(['id', 'expertId', 'weekday', 'opens', 'closes'])
      .where('companyId', '=', company.id)
      .execute();
    for (const { id, ...interval } of present)
      if (!missing.delete(keyOf(interval)))
        await transaction.deleteFrom('openingHours').where('id', '=', id).execute();
    for (const interval of missing.values())
      await transaction
        .insertInto('openingHours')
        .values({ id: newId(), companyId: company.id, ...interval })
        .execute();
  });
}

const keyOf = ({ expertId, weekday, opens, closes }: Interval) =>
  `${expertId ?? ''}/${weekday}/${opens}/${closes}`;

async function intervalsOf(
  transaction: Transaction,
  company: Company,
  hours: Hours,
): Promise<Map<string, Interval>> {
  const intervals = new Map<string, Interval>();
  for (const { weekday, opens, closes, expert_id: expert } of hours) {
    const end = closes === '24:00' ? 1440 : minutesOf(closes);
    if (minutesOf(opens) >= end)
      throw new ApiError(400, `The hours from ${opens} to ${closes} end before they start.`);
    const expertId =
      expert === undefined ? null : await requireExpert(transaction, company.id, expert);
    const interval = { expertId, weekday, opens: minutesOf(opens), closes: end };
    intervals.set(keyOf(interval), interval);
  }
  return intervals;
}
