import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** How a build was made. */
export const buildDetailsSchema = v.object({
  /** Version of Node. */
  node: v.optional(text(50)),
  webpack: v.optional(text(50)),
  /** Hash of everything that the build depends on. */
  sources: v.optional(text(100)),
  /** Whether the working tree was that of the commit; absent where nobody could tell. */
  isClean: v.optional(v.boolean()),
  /** Why it was released although the working tree was not that of the commit. */
  dirtyBecause: v.optional(text(1000)),
  /** Why it was released although its tests did not pass, or did not run. */
  untestedBecause: v.optional(text(1000)),
});
export type BuildDetails = v.InferOutput<typeof buildDetailsSchema>;

/** Name of a picture within a release: `page-services.light.390`, the view, the theme and the width in pixels. */
export const pictureNameSchema = v.pipe(
  v.string(),
  v.regex(/^(page|panel)-[a-z0-9-]{1,60}\.(light|dark)\.[0-9]{3,4}$/),
);

/** SHA-384 of a picture as lower-case hexadecimal digits, by which it is kept. */
export const pictureHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));

/** How its views look, from when it was published. */
export const releasePicturesSchema = v.object({
  /** What drew them: another browser draws otherwise. */
  drawnBy: text(100),
  /** The hash of each picture by its name. */
  files: v.pipe(v.record(pictureNameSchema, pictureHashSchema), v.maxEntries(400)),
  /** Why it was published although it looks otherwise than what everyone had. */
  looksRight: v.optional(text(1000)),
});
export type ReleasePictures = v.InferOutput<typeof releasePicturesSchema>;

/** What a release was made of, as its team tells it. For people: nothing is decided by it. */
export const releaseDetailsSchema = v.object({
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
  /** Who wrote the commit. */
  author: v.optional(text(200)),
  /** What is new in it; the commit's message unless somebody said otherwise. */
  notes: v.optional(text(4000)),
  build: v.optional(buildDetailsSchema),
  pictures: v.optional(releasePicturesSchema),
});
export type ReleaseDetails = v.InferOutput<typeof releaseDetailsSchema>;

/** Body of POST /mgmt/releases is a release with these beside it. */
export const publishedDetailsSchema = v.object({ details: v.optional(releaseDetailsSchema) });
