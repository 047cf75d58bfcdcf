import * as v from 'valibot';

/** What one upload over HTTP may be. Bytes are those of the plain files. */
export const UPLOAD_LIMITS = { files: 500, fileBytes: 5_000_000, bytes: 50_000_000 } as const;

/** Bytes that a picture of a view may have. */
export const MOST_PICTURE_BYTES = 5_000_000;

/** Answer of POST /mgmt/uploads: under which id the files are awaited, and which of them. */
export const begunUploadSchema = v.object({
  upload: v.string(),
  /** Paths of the record whose files are not there yet, or not in all their forms. */
  missing: v.array(v.string()),
});
export type BegunUpload = v.InferOutput<typeof begunUploadSchema>;

/** Answer of PUT /mgmt/uploads/{upload}/files/{path}. */
export const receivedFileSchema = v.object({
  path: v.string(),
  outcome: v.picklist(['added', 'present']),
});
