import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { providerSchema } from '../providerSchema.ts';

/** Says who a provider is by law, in place of what it said before (LAW-02). */
export async function saveLegalIdentity(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  companyId: string,
  legal: v.InferOutput<typeof providerSchema>['legal'],
): Promise<void> {
  await database
    .updateTable('companies')
    .set({ legal: JSON.stringify(legal), updatedAt: clock.now() })
    .where('id', '=', companyId)
    .execute();
}
