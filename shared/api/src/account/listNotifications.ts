import type { Http } from '../http/http.ts';
import { notificationsSchema, type Notification } from './notification.ts';

/** Reads the customer's notifications, newest first. */
export async function listNotifications(main: Http): Promise<Notification[]> {
  const answer = await main.send({ path: '/notifications', answer: notificationsSchema });
  return answer.data.all.all;
}
