import * as v from 'valibot';
import { draftSchema } from './accessDraft.ts';

const schema = v.object({
  channel: v.picklist(['phone', 'email']),
  /** As it stands in the field. */
  contact: v.string(),
  /** The code that was asked for; null before. */
  draft: v.nullable(draftSchema),
});

/** How far validating a contact for logging in has come (PRO-10). */
export type ContactAttempt = v.InferOutput<typeof schema>;

/** An attempt that was kept; a code that is too old counts no more. @throws when it is none. */
export function parseContactAttempt(kept: unknown): ContactAttempt {
  const attempt = v.parse(schema, kept);
  const isOver = attempt.draft !== null && attempt.draft.expiresAt <= Date.now();
  return isOver ? { ...attempt, draft: null } : attempt;
}
