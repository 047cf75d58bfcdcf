import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import { CUSTOMER_STATE_PREFIX } from '@portal/contract/customerStatePrefix';
import * as v from 'valibot';

/** What is kept of it. */
export const draftSchema = v.object({
  channel: v.picklist(['phone', 'email']),
  /** E.164, or a lower-case e-mail. */
  contact: v.string(),
  /**
   * Waiting for the code; parked while another contact is considered; or validated and waiting
   * for the client data.
   */
  step: v.picklist(['code', 'parked', 'data']),
  /** Milliseconds since 1970. */
  resendAt: v.number(),
  expiresAt: v.number(),
  registrationToken: v.optional(v.string()),
  /** The password was forgotten: it is changed right after logging in. */
  forgotPassword: v.optional(v.boolean(), false),
  /** Nothing answered when the code was asked for: it may arrive or not (C-930). */
  isUncertain: v.optional(v.boolean()),
});

/** How far logging in or registering has come. */
export type AccessDraft = v.InferOutput<typeof draftSchema>;

/** The parked draft of a contact whose code is too fresh to ask for another, waiting for that code again. */
export function resumeDraft(
  draft: AccessDraft | null,
  contact: string,
  nowMs: number,
): AccessDraft | null {
  const isFresh = draft?.step === 'parked' && draft.contact === contact && draft.resendAt > nowMs;
  return isFresh ? { ...draft, step: 'code' } : null;
}

/** How long a validated contact waits for the client data, in milliseconds. */
export const DATA_STEP_LIFETIME_MS = 30 * 60_000;
/** Goes with the session, should one begin and a reload come before it is removed. */
const KEY = `${CUSTOMER_STATE_PREFIX}access`;

/** Kept for this tab only, so that a reload in any step goes on there. Expired and broken drafts are dropped. */
export function loadDraft(storage: Storage, nowMs: number): AccessDraft | null {
  const draft = readStored(storage, KEY, draftSchema);
  return draft && draft.expiresAt > nowMs ? draft : null;
}

/** Storage may be full or forbidden: the step then lives as long as the page. */
export function saveDraft(storage: Storage, draft: AccessDraft | null): void {
  if (draft === null) storage.removeItem(KEY);
  else writeStored(storage, KEY, draft);
}
