import * as v from 'valibot';
import { remoteManifestSchema } from './remoteManifest.ts';

/** Name of a file below the release's base, which it cannot leave: no part of it is `..`. */
const filePathSchema = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w.@-]+(\/[\w.@-]+)*$/));

/** One immutable file of a release, addressed below the remote's own path. */
export const releaseFileSchema = v.object({
  /** File name with content hash, relative to the release's base. */
  path: filePathSchema,
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: v.number(),
  brotliBytes: v.number(),
});
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** One immutable build of one remote. Publishing an existing version is refused. */
export const releaseSchema = v.object({
  ...remoteManifestSchema.entries,
  /** Name under which the federation runtime knows this very release, for example `mf_booking_1_4_0`. */
  federationName: v.string(),
  /** Absolute path (or URL) of the folder of the files, with a final slash: `/assets/mf-booking/`. */
  base: v.pipe(v.string(), v.endsWith('/')),
  /** Path of the federation entry, relative to `base`. */
  entry: filePathSchema,
  /** Scripts that every mount needs, beside the entry. */
  scripts: v.array(filePathSchema),
  /** Style sheets that every mount needs. */
  styles: v.array(filePathSchema),
  /** Scripts and styles of single pages and panels, by `page-<name>` or `panel-<name>`. */
  views: v.record(
    v.string(),
    v.object({ scripts: v.array(filePathSchema), styles: v.array(filePathSchema) }),
  ),
  files: v.array(releaseFileSchema),
});
export type Release = v.InferOutput<typeof releaseSchema>;
