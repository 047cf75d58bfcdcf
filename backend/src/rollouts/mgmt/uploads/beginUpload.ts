import { createHash } from 'node:crypto';
import type { Release } from '@portal/contract/release';
import type { BegunUpload } from '@portal/rollout/release/upload';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import { assetType } from '@portal/storage/assets/assetTypes';
import { ASSET_VARIANTS } from '@portal/storage/assets/assetVariants';
import { integrityOf } from '@portal/storage/integrityOf';
import { inParallel } from '@portal/storage/parallel/inParallel';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { askStore } from './assetStoreOfBackend.ts';
import { checkRecord } from './checkRecord.ts';

/** After this long a record is forgotten, and has to be sent again. In milliseconds. */
const FORGOTTEN = 24 * 3_600_000;
const AT_ONCE = 8;

/** The names under which a file lies in the storage: the plain one, then those of its compressed forms. */
export function keysOf(remote: string, path: string): string[] {
  const key = `${remote}/${path}`;
  const isCompressed = assetType(path)?.compressible === true;
  return [key, ...(isCompressed ? ASSET_VARIANTS.map(({ ending }) => key + ending) : [])];
}

/** @throws ApiError 409 when a name is taken by other content */
async function missingFiles(store: AssetStore, { name, files }: Release): Promise<string[]> {
  const there = await askStore(() => store.list(name));
  const different: string[] = [];
  const missing: string[] = [];
  await inParallel(AT_ONCE, files, async ({ path, integrity }) => {
    const [plain = '', ...forms] = keysOf(name, path);
    const content = there.has(plain) ? await askStore(() => store.read(plain)) : undefined;
    if (content !== undefined && integrityOf(content) !== integrity) different.push(plain);
    if (content === undefined || !forms.every((form) => there.has(form))) missing.push(path);
  });
  if (different.length > 0)
    throw new ApiError(
      409,
      `The asset storage has other content under ${different.sort().slice(0, 5).join(', ')}. Nothing is overwritten: a name holds the hash of its content, so build again.`,
    );
  return missing.sort();
}

/**
 * Notes which files a release has, and says which of them are not there. The same record is the same upload, whoever
 * sends it and however often: what was broken off goes on from what is there.
 * @throws ApiError 422 when its files may not be uploaded, 409 when a name is taken by other content, 503 and 507 when
 *   the storage does not answer or is full
 */
export async function beginUpload(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  store: AssetStore,
  release: Release,
): Promise<BegunUpload> {
  checkRecord(release);
  const missing = await missingFiles(store, release);
  const record = JSON.stringify(release);
  const upload = createHash('sha256').update(record).digest('hex');
  const begunAt = clock.now();
  await database
    .deleteFrom('releaseUploads')
    .where('begunAt', '<', new Date(begunAt.getTime() - FORGOTTEN))
    .execute();
  await database
    .insertInto('releaseUploads')
    .values({ id: upload, remote: release.name, release: record, begunAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ begunAt }))
    .execute();
  return { upload, missing };
}

/** The record whose files are awaited under this id. @throws ApiError 404 */
export async function findUpload(database: Database, id: string): Promise<Release> {
  const found = await database
    .selectFrom('releaseUploads')
    .select('release')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined)
    throw new ApiError(404, 'There is no such upload, or no more: send the record again.');
  return found.release;
}
