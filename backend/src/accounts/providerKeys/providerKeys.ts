import type { KeyCreation, NewProviderKey, ProviderKey } from '@portal/api/provider/providerKey';
import type { Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import type { Company } from '../companies/company.ts';
import { ORIGINAL_KEY } from './originalKey.ts';
import { texts } from './texts.ts';

/** How many a provider may have at a time, the original one apart (SET-19). */
const MOST_KEYS = 20;

type Tools = Pick<Backend, 'database' | 'clock'>;
type StoredKey = Pick<
  Selectable<Schema['providerKeys']>,
  'id' | 'name' | 'scope' | 'createdAt' | 'lastUsedAt'
>;

/**
 * Makes a key of a provider; it is answered this once, and only its hash is kept (SET-19).
 * @throws ApiError 409 with the code `TOO_MANY_KEYS`, or `KEY_NAME_TAKEN`
 */
export async function makeProviderKey(
  { database, clock }: Tools,
  company: Pick<Company, 'id'>,
  { name, scope }: KeyCreation,
): Promise<NewProviderKey> {
  const key = `pk_${newSecret()}`;
  const made = await inTransaction(database, async (transaction) => {
    await lockKeys(transaction, [`provider-keys:${company.id}`]);
    const known = await storedKeys(transaction, company.id);
    if (name === ORIGINAL_KEY || known.some((other) => other.name === name))
      throw new ApiError(409, texts.nameTaken(name), {
        code: 'KEY_NAME_TAKEN',
      });
    if (known.length >= MOST_KEYS)
      throw new ApiError(409, texts.tooMany(MOST_KEYS), {
        code: 'TOO_MANY_KEYS',
      });
    const values = { id: newId(), name, scope, createdAt: clock.now() };
    await transaction
      .insertInto('providerKeys')
      .values({ ...values, companyId: company.id, keyHash: hashSecret(key) })
      .execute();
    return { ...values, lastUsedAt: null };
  });
  return { ...keyOnWire(made), key };
}

/** The keys of a provider, the oldest first, without what opens anything (SET-19). */
export async function listProviderKeys(
  database: Database,
  { id, apiKeyHash }: Pick<Company, 'id' | 'apiKeyHash'>,
): Promise<{ keys: ProviderKey[] }> {
  const keys = (await storedKeys(database, id)).map(keyOnWire);
  if (apiKeyHash === null) return { keys };
  const unknown = { created_at: null, last_used_at: null };
  return { keys: [{ id: ORIGINAL_KEY, name: ORIGINAL_KEY, scope: 'all', ...unknown }, ...keys] };
}

/** Ends a key of a provider at once, in every process. @returns its name @throws ApiError 404 */
export async function endProviderKey(
  database: Database,
  company: Pick<Company, 'id'>,
  id: string,
): Promise<string> {
  const ended =
    id === ORIGINAL_KEY
      ? await endOriginalKey(database, company.id)
      : await database
          .deleteFrom('providerKeys')
          .where('companyId', '=', company.id)
          .where('id', '=', id)
          .returning('name')
          .executeTakeFirst();
  if (ended === undefined) throw new ApiError(404, texts.unknownKey(id));
  return ended.name;
}

async function endOriginalKey(
  database: Database,
  companyId: string,
): Promise<{ name: string } | undefined> {
  const ended = await database
    .updateTable('companies')
    .set({ apiKeyHash: null })
    .where('id', '=', companyId)
    .where('apiKeyHash', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return ended && { name: ORIGINAL_KEY };
}

function storedKeys(database: Database, companyId: string): Promise<StoredKey[]> {
  return database
    .selectFrom('providerKeys')
    .select(['id', 'name', 'scope', 'createdAt', 'lastUsedAt'])
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

function keyOnWire({ id, name, scope, createdAt, lastUsedAt }: StoredKey): ProviderKey {
  return {
    ...{ id, name, scope },
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
