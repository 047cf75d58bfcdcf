import * as v from 'valibot';

/** A file of the store that goes along with an e-mail, byte for byte: it is read when the e-mail leaves. */
export const attachedFileSchema = v.object({
  mediaId: v.string(),
  /** Under which the recipient saves it. */
  name: v.string(),
  /** MIME type. */
  type: v.string(),
});
export type AttachedFile = v.InferOutput<typeof attachedFileSchema>;
