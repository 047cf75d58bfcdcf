import * as v from 'valibot';

const optionalText = v.optional(v.nullable(v.string()), null);

/** A file of a service or booking (ENT-08); addresses are signed and short-lived (C-115). */
export const fileSchema = v.object({
  id: v.string(),
  url: v.string(),
  description: optionalText,
  date: v.string(),
  type: v.string(),
  thumbnail_url: optionalText,
});
export type MediaFile = v.InferOutput<typeof fileSchema>;

/** The files of an appointment, by who sent them (ENT-19). */
export const filesAnswerSchema = v.object({
  data: v.object({ company_extras: v.array(fileSchema), client_extras: v.array(fileSchema) }),
});
