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
      /** In words: `Chrome no Android`; null for a session of before. */
      device: v.optional(v.nullable(v.string()), null),
      /** What opened it. */
      method: v.optional(v.nullable(v.picklist(['code', 'password', 'passkey'])), null),
      /** The session that asks. */
      current: v.boolean(),
    }),
  ),
});
export type SessionOverview = v.InferOutput<typeof sessionOverviewSchema>;
export type OpenSession = SessionOverview['sessions'][number];

export const endedSessionsSchema = v.object({ ...messageSchema.entries, ended: v.number() });

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
    endOthers: () =>
      main.send({ method: 'POST', path: '/user/logout/others', answer: endedSessionsSchema }),
    endAll: () =>
      main.send({ method: 'POST', path: '/user/logout/everywhere', answer: messageSchema }),
  };
}
