import type * as v from 'valibot';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { minutesOf } from '../../../portal/schedule/slots/wallClock.ts';
import { requireExpert } from './experts.ts';
import type { hoursSchema } from '../schemas.ts';

/** Replaces all opening hours. @throws ApiError 400 for an unknown expert or a range that ends before it starts */
export async function replaceHours(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  { hours }: v.InferOutput<typeof hoursSchema>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('openingHours').where('companyId', '=', company.id).execute();
    for (const { weekday, opens, closes, expert_id: expert } of hours) {
      const end = closes === '24:00' ? 1440 : minutesOf(closes);
      if (minutesOf(opens) >= end)
        throw new ApiError(400, `The hours from ${opens} to ${closes} end before they start.`);
      const expertId =
        expert === undefined ? null : await requireExpert(transaction, company.id, expert);
      await transaction
        .insertInto('openingHours')
        .values({
          id: newId(),
          companyId: company.id,
          expertId,
          weekday,
          opens: minutesOf(opens),
          closes: end,
        })
        .execute();
    }
  });
}
