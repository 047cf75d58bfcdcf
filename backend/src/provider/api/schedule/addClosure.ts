import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { requireExpert } from './experts.ts';
import type { closureSchema } from '../schemas.ts';

/** Closes the provider, or one expert, for a time. @throws ApiError 400 when it ends before it starts */
export async function addClosure(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  closure: v.InferOutput<typeof closureSchema>,
): Promise<string> {
  if (Date.parse(closure.to) <= Date.parse(closure.from))
    throw new ApiError(400, 'The closure ends before it starts.');
  const expertId =
    closure.expert_id === undefined
      ? null
      : await requireExpert(database, company.id, closure.expert_id);
  const id = newId();
  await database
    .insertInto('closures')
    .values({
      id,
      companyId: company.id,
      expertId,
      during: sql`tstzrange(${closure.from}, ${closure.to})`,
      reason: closure.reason ?? null,
      createdAt: clock.now(),
    })
    .execute();
  return id;
}
