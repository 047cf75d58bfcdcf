import type { ReleasePictures } from '@portal/rollout/release/releaseDetails';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';

/** After this long a picture that no release names is forgotten. In milliseconds. */
const FORGOTTEN = 24 * 3_600_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Keeps a picture under its hash until a release names it; sending it again changes nothing.
 * @throws ApiError 422 when it is no PNG
 */
export async function keepReleasePicture(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  hash: string,
  content: Buffer,
): Promise<void> {
  if (!content.subarray(0, PNG.length).equals(PNG)) throw new ApiError(422, 'This is no PNG.');
  const sentAt = clock.now();
  await database
    .deleteFrom('releasePictures')
    .where('isNamed', '=', false)
    .where('sentAt', '<', new Date(sentAt.getTime() - FORGOTTEN))
    .execute();
  await database
    .insertInto('releasePictures')
    .values({ hash, content, sentAt })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ sentAt }))
    .execute();
}

/**
 * Keeps the pictures of a release for as long as the release, which is for ever.
 * @throws ApiError 422 when one of them was not sent, or was forgotten
 */
export async function nameReleasePictures(
  database: Database,
  { files }: ReleasePictures,
): Promise<void> {
  const hashes = [...new Set(Object.values(files))];
  if (hashes.length === 0) return;
  const named = await database
    .updateTable('releasePictures')
    .set({ isNamed: true })
    .where('hash', 'in', hashes)
    .returning('hash')
    .execute();
  if (named.length < hashes.length)
    throw new ApiError(
      422,
      `${hashes.length - named.length} of ${hashes.length} pictures were not sent: run the same command again.`,
    );
}

/** A picture of a published release. @throws ApiError 404 when it has none of this name */
export async function readReleasePicture(
  database: Database,
  remote: string,
  version: string,
  name: string,
): Promise<Buffer> {
  const release = await database
    .selectFrom('releases')
    .select('details')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  const hash = new Map(Object.entries(release?.details?.pictures?.files ?? {})).get(name);
  const found =
    hash === undefined
      ? undefined
      : await database
          .selectFrom('releasePictures')
          .select('content')
          .where('hash', '=', hash)
          .executeTakeFirst();
  if (found === undefined)
    throw new ApiError(404, `There is no such picture of ${remote} ${version}.`);
  return found.content;
}
