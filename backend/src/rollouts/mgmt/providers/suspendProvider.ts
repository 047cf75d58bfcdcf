import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { findOwnCompany } from './findOwnCompany.ts';
import { moveDeadlinesOn } from './moveDeadlinesOn.ts';
import { providerStateOf, type ProviderState } from './providerState.ts';

/** Why a provider is suspended: for operators, never shown to customers. */
export const suspensionSchema = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
});

/**
 * Closes a provider's portal until it is resumed; everything stays as it is (C-684).
 * @throws ApiError 404 for an unknown provider, 409 when it is suspended already
 */
export async function suspendProvider(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  domain: string,
  reason: string,
): Promise<ProviderState> {
  await findOwnCompany(database, domain);
  const now = clock.now();
  const changed = await database
    .updateTable('companies')
    .set({ suspendedAt: now, suspensionReason: reason, updatedAt: now })
    .where('domain', '=', domain)
    .where('suspendedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (changed === undefined) throw new ApiError(409, `${domain} is suspended already.`);
  return providerStateOf(changed);
}

/**
 * Opens a provider's portal again, calls off its deletion, and gives deadlines back the time that it was closed.
 * @throws ApiError 404 for an unknown provider, 409 when it is not suspended
 */
export async function resumeProvider(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  domain: string,
): Promise<ProviderState> {
  const { id } = await findOwnCompany(database, domain);
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const suspended = await transaction
      .selectFrom('companies')
      .select('suspendedAt')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const suspendedAt = suspended?.suspendedAt ?? null;
    if (suspendedAt === null) throw new ApiError(409, `${domain} is not suspended.`);
    await moveDeadlinesOn(transaction, id, suspendedAt, now);
    const changed = await transaction
      .updateTable('companies')
      .set({ suspendedAt: null, suspensionReason: null, deletesAt: null, updatedAt: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return providerStateOf(changed);
  });
}
