import * as v from 'valibot';
import type { OpenJob } from '../work/budget/openJob.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

/** How a specification is edited (ITM-20). */
const SPEC_TYPES = ['text', 'date', 'birthday', 'inputselect'] as const;

export const editSpecSchema = v.object({
  key: v.string(),
  label: v.string(),
  type: v.picklist(SPEC_TYPES),
  value: optionalText,
  options: v.optional(v.array(v.string()), []),
});

/** An item: vehicle, equipment, patient and so on (ENT-09). */
export const itemSchema = v.object({
  id: v.string(),
  fo_id: optionalText,
  title: v.string(),
  subtitle: optionalText,
  /** Signed address of the photograph, or null. */
  photo: optionalText,
  image: optionalText,
  /** The service under way that is about it. */
  workId: v.optional(v.nullable(v.string())),
  /** Ids of the users who have it. */
  users: v.optional(v.array(v.string())),
  read_specs: v.optional(v.array(v.object({ label: v.string(), value: v.string() })), []),
  edit_specs: v.optional(v.array(editSpecSchema), []),
  specs: v.optional(v.record(v.string(), v.string()), {}),
  /** False while the specifications are those that it was added with; absent where that is not known. */
  changed: v.optional(v.boolean()),
});
export type Item = v.InferOutput<typeof itemSchema> & {
  /** Jobs of its works that were declined or put off, newest decision first; in the details only (BUD-28). */
  open_jobs?: OpenJob[];
};
