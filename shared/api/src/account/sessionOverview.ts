import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

/** The person's open sessions, the one used last first; times are ISO instants. */
export const sessionOverviewSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      domain: v.string(),
      provider: v.string(),
      opened_at: v.string(),
      seen_at: v.string(),
      /** The session that asks. */
      current: v.boolean(),
    }),
  ),
});
export type SessionOverview = v.InferOutput<typeof sessionOverviewSchema>;

/** Ends sessions from afar (C-93). */
export function createSessionsApi(main: Http) {
  return {
    list: () => main.send({ path: '/user/sessions', answer: sessionOverviewSchema }),
    end: (id: string) =>
      main.send({
        method: 'DELETE',
        path: `/user/sessions/${encodeURIComponent(id)}`,
        answer: messageSchema,
      }),
    endAll: () =>
      main.send({ method: 'POST', path: '/user/logout/everywhere', answer: messageSchema }),
  };
}
