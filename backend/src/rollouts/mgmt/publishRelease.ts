import type { Release } from '@portal/contract/release';
import type { ReleaseDetails } from '@portal/rollout/release/releaseDetails';
import { viewConflicts } from '@portal/rollout/release/viewConflicts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { nameReleasePictures } from './pictures/releasePictures.ts';
import { viewsInForce } from './viewsInForce.ts';

/**
 * Registers one immutable build, with who did it and what it was made of.
 * @throws ApiError 409 when the version exists, even with the same content; 400 when it names files it does not have;
 *   422 when a page or panel of it belongs to the shell or to another remote, or a picture of it is not there
 */
export async function publishRelease(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  release: Release,
  { publishedBy, details }: { publishedBy?: string; details?: ReleaseDetails } = {},
): Promise<void> {
  const files = new Set(release.files.map((file) => file.path));
  const named = [
    release.entry,
    ...release.scripts,
    ...release.styles,
    ...Object.values(release.views).flatMap((view) => [...view.scripts, ...view.styles]),
  ];
  const missing = named.find((path) => !files.has(path));
  if (missing !== undefined)
    throw new ApiError(400, `The release names ${missing}, which is not among its files.`);
  const taken = viewConflicts(release, await viewsInForce(database, release.name));
  if (taken.length > 0)
    throw new ApiError(
      422,
      `${release.name} ${release.version} was not published: ${taken.join('; ')}.`,
    );
  if (details?.pictures !== undefined) await nameReleasePictures(database, details.pictures);
  const inserted = await database
    .insertInto('releases')
    .values({
      remote: release.name,
      version: release.version,
      release: JSON.stringify(release),
      publishedAt: clock.now(),
      publishedBy,
      details: details === undefined ? undefined : JSON.stringify(details),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (inserted === undefined)
    throw new ApiError(
      409,
      `${release.name} ${release.version} is already published; releases never change. Raise the version.`,
    );
}
