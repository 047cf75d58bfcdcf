import * as v from 'valibot';
import { appointmentsSchema } from '../work/appointment.ts';
import { envelopeEntries, messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { requestedMoveSchema } from '../work/moves/requestedMove.ts';
import { contractSchema } from '../work/contract.ts';
import { bookedPolicySchema } from '../work/policy/bookedPolicy.ts';
import { reminderAnswersSchema } from '../work/reminder/reminderAnswers.ts';
import { workSchema } from '../work/work.ts';

/**
 * A showcased work or appointment (LITE-25..29): `code` 1 with or without `details`, 2 and 3 when only the
 * history of it remains, 5 when the work `work_id` took its place. The call's own decoder reads it (C-20).
 */
export const showcaseSchema = v.object({
  ...envelopeEntries,
  code: v.number(),
  details: v.optional(
    v.object({
      ...workSchema.entries,
      /** Until when what is ready may be collected for nothing (LAW-13). */
      collect_until: v.optional(v.nullable(v.string())),
      /** Why it may not be moved, and the other time that waits for the provider (RSC-03, RSC-08). */
      move_refused: v.optional(v.nullable(v.string())),
      move: v.optional(v.nullable(requestedMoveSchema)),
      /** Under which it was booked (POL-02). */
      policy: v.optional(v.nullable(bookedPolicySchema)),
      /** While it may be withdrawn from; its key names it and ends nothing (LAW-05). */
      contract: v.optional(contractSchema),
    }),
  ),
  work_id: v.optional(v.string()),
  /** What the link of a reminder offers besides (REM-10, REM-12). */
  reminder: v.optional(reminderAnswersSchema),
});
export type Showcase = v.InferOutput<typeof showcaseSchema>;

/** How a provider's own system asks for a lite link, and what it gets; the key is shown this once. */
export const liteLinkCreationSchema = v.object({ id: v.string() });
export const liteLinkCreatedSchema = v.object({
  id: v.string(),
  key: v.string(),
  address: v.string(),
  expires_at: v.string(),
});

/**
 * Calls of lite visitors. The shell's `fetch` adds the credential that the link was exchanged for, as
 * `X-Client-Token` (API-02, API-58..64).
 */
export function createLiteApi(calendar: Http, main: Http) {
  const show = (service: Http, path: string) =>
    service.send({ path, answer: showcaseSchema, codeIsError: false });
  return {
    appointments: () =>
      calendar.send({ path: '/customer/appointment', answer: appointmentsSchema }),
    showAppointment: (id: string) => show(calendar, `/customer/showcase/${encodeURIComponent(id)}`),
    showWork: (id: string) => show(main, `/showcase/work/${encodeURIComponent(id)}`),
    /** @param start instant that the visitor saw; without one whatever it is by now (C-973) */
    confirm: (id: string, start?: string | null) =>
      calendar.send({
        method: 'POST',
        path: `/customer/showcase/${encodeURIComponent(id)}/confirm`,
        query: start ? { start } : {},
        answer: messageSchema,
      }),
  };
}
