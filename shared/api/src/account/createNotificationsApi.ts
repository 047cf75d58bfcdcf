import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { listNotifications } from './listNotifications.ts';

// Apart from the list, which the shell counts on every page.
export function createNotificationsApi(main: Http) {
  return {
    list: () => listNotifications(main),
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
