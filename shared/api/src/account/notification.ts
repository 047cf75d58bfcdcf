import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

/** A notification (ENT-17, NOT-05). `url` is an app path such as `/service-details/S-…`. */
export const notificationSchema = v.object({
  id: v.string(),
  read: v.boolean(),
  url: v.string(),
  timestamp: v.string(),
  changed: v.boolean(),
  description: v.string(),
  company_name: v.string(),
  company_identifier: v.string(),
  type: v.picklist(['message', 'action', 'check', 'internal', 'payment']),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** Newest first (C-139). */
export const notificationsSchema = v.object({
  data: v.object({ all: v.object({ all: v.array(notificationSchema) }) }),
});

export const notificationChangesRequestSchema = v.object({
  last_id: v.optional(v.nullable(v.string()), null),
  timestamp: v.optional(v.nullable(v.string()), null),
});

export function createNotificationsApi(main: Http) {
  return {
    list: async () => {
      const answer = await main.send({ path: '/notifications', answer: notificationsSchema });
      return answer.data.all.all;
    },
    read: (id: string) =>
      main.send({
        method: 'PUT',
        path: `/notifications/${encodeURIComponent(id)}`,
        answer: messageSchema,
      }),
    readAll: () =>
      main.send({ method: 'PUT', path: '/notifications/read-all', answer: messageSchema }),
    remove: (id: string) =>
      main.send({
        method: 'DELETE',
        path: `/notifications/${encodeURIComponent(id)}`,
        answer: messageSchema,
      }),
  };
}
