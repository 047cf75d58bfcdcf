import { ApiError } from '@portal/api/http/apiError';
import { ATTENTION_TITLE } from '@portal/api/texts';
import type { OutboxDraft } from '@portal/contract/outbox';
import { usePortal } from '../usePortal.ts';
import { texts } from './texts.ts';

/** HTTP's own «insufficient storage»: no service answers it. */
const NO_ROOM = 507;

/**
 * Sends what the customer wrote, or keeps it on the device while there is no network (OFF-01). A shell or a browser that
 * keeps nothing only sends. Given the appointment that a work came out of (`S-…`), a draft has its name while something of it
 * waits still, and so waits behind that (OFF-03, C-962).
 * @returns the answer; null when it waits. @throws ApiError of a refusal, and when the device keeps no more (OFF-07)
 */
export function useDeliver(): <Answer>(
  draft: OutboxDraft,
  send: (idempotencyKey?: string) => Promise<Answer>,
  appointment?: string,
) => Promise<Answer | null> {
  const { outbox } = usePortal();
  return async (draft, send, appointment) => {
    const opened = await outbox?.().catch(() => null);
    if (!opened) return send();
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const subject =
      appointment && opened.waitingOf(appointment).some(({ state }) => state !== 'failed')
        ? appointment
        : draft.subject;
    const became = await opened.deliver({ ...draft, subject }, async (key) => {
      answers.push(await send(key));
    });
    if (became === 'full')
      throw new ApiError(NO_ROOM, { title: ATTENTION_TITLE, message: texts.full });
    return answers[0] ?? null;
  };
}
