import * as v from 'valibot';

/** Fields that any answer may carry (API-03); sources use different ones in different places. */
export const envelopeEntries = {
  type: v.optional(v.picklist(['Success', 'Failure'])),
  http_code: v.optional(v.number()),
  code: v.optional(v.union([v.number(), v.string()])),
  error_code: v.optional(v.number()),
  message: v.optional(v.string()),
  title: v.optional(v.string()),
  body: v.optional(v.string()),
} as const;

export const envelopeSchema = v.object(envelopeEntries);
export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** An answer that says no more than that it worked. */
export const messageSchema = v.object({ message: v.optional(v.string()) });
