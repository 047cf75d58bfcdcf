import type { Backend } from '../../../platform/backend.ts';

/** Money comes for a reference at most so long after it was issued. */
const keptMilliseconds = 62 * 86_400_000;

/** Forgets keys that were replaced, once nothing can be settled with them any more. */
export async function forgetFormerAccounts({ database, clock }: Backend): Promise<void> {
  await database
    .deleteFrom('formerPaymentAccounts')
    .where('replacedAt', '<=', new Date(clock.now().getTime() - keptMilliseconds))
    .execute();
}
