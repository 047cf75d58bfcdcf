import { KEY_SCOPES, type KeyScope } from '@portal/api/provider/providerKey';
import type { Backend } from '../../platform/backend.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { Company } from '../companies/company.ts';
import { findCompanyById, findCompanyByKeyHash } from '../companies/queries.ts';
import { ORIGINAL_KEY } from './originalKey.ts';

/** How exactly it is kept when a key was last used, in milliseconds. */
const MINUTE = 60_000;

/** Whose key somebody showed, and what it may do. */
interface ShownKey {
  company: Company;
  name: string;
  scope: KeyScope;
}

/**
 * The key that is shown, and that it was used; undefined when it is none, or none any more. Read anew for each call, so that
 * a key that was ended opens nothing in any process (SET-19).
 */
export async function findKey(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  shown: string,
): Promise<ShownKey | undefined> {
  const hash = hashSecret(shown);
  const key = await database
    .selectFrom('providerKeys')
    .select(['id', 'companyId', 'name', 'scope', 'lastUsedAt'])
    .where('keyHash', '=', hash)
    .executeTakeFirst();
  if (key === undefined) {
    const company = await findCompanyByKeyHash(database, hash);
    return company && { company, name: ORIGINAL_KEY, scope: 'all' };
  }
  const now = clock.now();
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) >= MINUTE)
    await database
      .updateTable('providerKeys')
      .set({ lastUsedAt: now })
      .where('id', '=', key.id)
      .execute();
  const company = await findCompanyById(database, key.companyId);
  const scope = KEY_SCOPES.find((known) => known === key.scope);
  return company && scope && { company, name: key.name, scope };
}
