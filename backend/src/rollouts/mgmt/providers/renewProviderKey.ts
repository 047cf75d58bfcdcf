import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { hashSecret, newSecret } from '../../../platform/secret.ts';

/** Gives a provider a new key for the provider API; the old one stops working. Shown this once, stored as a hash. */
export async function renewProviderKey(
  { database }: Pick<Backend, 'database'>,
  domain: string,
): Promise<string> {
  const key = `pk_${newSecret()}`;
  const changed = await database
    .updateTable('companies')
    .set({ apiKeyHash: hashSecret(key) })
    .where('domain', '=', domain)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new ApiError(404, `There is no provider ${domain}.`);
  return key;
}
