import { sql } from 'kysely';
import * as v from 'valibot';
import type { Company } from '../../../../accounts/companies/company.ts';
import type { Backend } from '../../../../platform/backend.ts';
import { ApiError } from '../../../../platform/http/apiError.ts';
import { readContent, signContent } from '../../../../platform/signed/signToken.ts';
import { tokenKey } from '../../../../platform/signed/tokenKey.ts';
import { findOwnCompany } from '../findOwnCompany.ts';
import { providerStateOf, type ProviderState } from '../providerState.ts';

/** Days between the confirmation and the deletion: to call it off, and for the provider to take its data along. */
const DELAY_DAYS = 30;
const CONFIRM_MILLISECONDS = 3_600_000;

const confirmationSchema = v.object({ company: v.string(), until: v.number() });

/** What would go with a provider, and the word that confirms it within an hour. */
export const deletionPreviewSchema = v.object({
  confirmation: v.string(),
  delay_days: v.number(),
  customers: v.number(),
  appointments: v.number(),
  works: v.number(),
  payments: v.number(),
  files: v.number(),
});

type Tools = Pick<Backend, 'database' | 'clock'>;

/** @throws ApiError 404 for an unknown provider, 409 for one that is not suspended */
async function findSuspended({ database }: Tools, domain: string): Promise<Company> {
  const company = await findOwnCompany(database, domain);
  if (company.suspendedAt === null)
    throw new ApiError(409, `${domain} serves its customers: suspend it before it is deleted.`);
  return company;
}

/** Says what would go and changes nothing. @throws ApiError 404, 409 */
export async function previewProviderDeletion(
  tools: Tools,
  domain: string,
): Promise<v.InferOutput<typeof deletionPreviewSchema>> {
  const { id } = await findSuspended(tools, domain);
  const { rows } = await sql<
    Record<'customers' | 'appointments' | 'works' | 'payments' | 'files', number>
  >`
    select (select count(*)::int from clients where company_id = ${id} and deleted_at is null) as customers,
      (select count(*)::int from appointments where company_id = ${id}) as appointments,
      (select count(*)::int from works where company_id = ${id}) as works,
      (select count(*)::int from payments where company_id = ${id}) as payments,
      (select count(*)::int from media_files where company_id = ${id}) as files`.execute(
    tools.database,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('counting answered nothing');
  const until = tools.clock.now().getTime() + CONFIRM_MILLISECONDS;
  const key = await tokenKey(tools.database);
  const confirmation = signContent(key, 'provider deletion', { company: id, until });
  return { confirmation, delay_days: DELAY_DAYS, ...counts };
}

/**
 * Has a suspended provider deleted in thirty days; resuming it until then calls that off (C-685).
 * @throws ApiError 404, 409 for a provider that is not suspended, 422 for a confirmation of another one or of long ago
 */
export async function planDeletion(
  tools: Tools,
  domain: string,
  confirmation: string,
): Promise<ProviderState> {
  const { id } = await findSuspended(tools, domain);
  const key = await tokenKey(tools.database);
  const given = readContent(key, 'provider deletion', confirmation, confirmationSchema);
  const now = tools.clock.now();
  if (given === undefined || given.company !== id || given.until < now.getTime())
    throw new ApiError(422, `This does not confirm that ${domain} is deleted: ask for it anew.`);
  const deletesAt = new Date(now.getTime() + DELAY_DAYS * 86_400_000);
  const changed = await tools.database
    .updateTable('companies')
    .set(({ fn, val }) => ({ deletesAt: fn.coalesce('deletesAt', val(deletesAt)), updatedAt: now }))
    .where('id', '=', id)
    .where('suspendedAt', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (changed === undefined) throw new ApiError(409, `${domain} was resumed meanwhile.`);
  return providerStateOf(changed);
}
