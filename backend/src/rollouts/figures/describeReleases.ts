import {
  releasePicturesSchema,
  type ReleasePictures,
} from '@portal/rollout/release/releaseDetails';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';

const optional = v.fallback(v.optional(v.string()), undefined);

/** What teams tell of a build; releases of before tell nothing. */
const detailsSchema = v.object({
  commit: optional,
  author: optional,
  notes: optional,
  build: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  pictures: v.fallback(v.optional(releasePicturesSchema), undefined),
});
const rowSchema = v.object({
  version: v.string(),
  published_at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  published_by: v.fallback(v.nullish(v.string()), null),
  details: v.fallback(v.nullish(detailsSchema), null),
});

/** A release as people look at it. */
export interface DescribedRelease {
  version: string;
  publishedAt: Date;
  publishedBy: string | null;
  commit?: string | undefined;
  author?: string | undefined;
  notes?: string | undefined;
  /** What is known of how it was made, by name. */
  build: [name: string, value: string][];
  /** How its views look; absent where no pictures were made. */
  pictures?: ReleasePictures | undefined;
}

/** The newest releases of a remote, with what their records say of whence they come. */
export async function describeReleases(
  database: Database,
  remote: string,
  most: number,
): Promise<DescribedRelease[]> {
  // Read as one object: whatever a record does not have is absent.
  const { rows } = await sql<{ record: unknown }>`
    select to_jsonb(releases) - 'release' as record from releases
    where remote = ${remote} order by published_at desc, version desc limit ${most}`.execute(
    database,
  );
  return rows.map(({ record }) => {
    const { version, published_at, published_by, details } = v.parse(rowSchema, record);
    const { build, ...told } = details ?? {};
    return {
      version,
      publishedAt: published_at,
      publishedBy: published_by ?? null,
      ...told,
      build: Object.entries(build ?? {}).map(([name, value]) => [name, String(value)]),
    };
  });
}
