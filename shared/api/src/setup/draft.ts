import * as v from 'valibot';
import { setupValuesSchema } from './setupValues.ts';

/** What is missing before a provider can be published (SET-07): the field, and its words. */
export const missingFieldSchema = v.object({
  section: v.string(),
  /** Null where the section as a whole is empty. */
  field: v.nullable(v.string()),
  name: v.string(),
});
export type MissingField = v.InferOutput<typeof missingFieldSchema>;

/** `GET draft`: what an owner is working on (SET-05, SET-06). */
export const draftSchema = v.object({
  revision: v.number(),
  values: setupValuesSchema,
  missing: v.array(missingFieldSchema),
  /** Whether something differs from what is in force. */
  differs: v.boolean(),
  /** Whether customers are served. */
  published: v.boolean(),
  /** By whose clock hours and closed days are meant, as `Atlantic/Azores`. */
  time_zone: v.optional(v.string()),
  /** Of whoever is, or was, an expert there: a new one is another person (SET-15). */
  expert_ids: v.optional(v.array(v.string())),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** `PATCH draft`: what was kept, and what follows from it. */
export const draftSavedSchema = v.object({
  revision: v.number(),
  /** When something was last kept, ISO. */
  changed_at: v.nullable(v.string()),
  missing: v.array(missingFieldSchema),
  differs: v.boolean(),
  /** Where more has changed than was written: by others, by what an activity presets (SET-12), by a logo from a file. */
  values: v.optional(setupValuesSchema),
});
export type DraftSaved = v.InferOutput<typeof draftSavedSchema>;

/** Somebody else changed the same fields since the revision that was read (409). */
export const draftConflictSchema = v.object({
  revision: v.number(),
  fields: v.pipe(
    v.array(v.object({ section: v.string(), field: v.string(), theirs: v.unknown() })),
    v.minLength(1),
  ),
});

/** A value before and after; what is not there is null (SET-20). */
export const draftChangeSchema = v.object({
  section: v.string(),
  field: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});
export const draftChangesSchema = v.object({
  /** Of the draft that has them: who publishes it puts in force what is listed. */
  revision: v.number(),
  changes: v.array(draftChangeSchema),
});

export const publishedSchema = v.object({ version: v.number() });
export const versionsSchema = v.object({
  versions: v.array(
    v.object({ n: v.number(), published_at: v.string(), published_by: v.string() }),
  ),
});
