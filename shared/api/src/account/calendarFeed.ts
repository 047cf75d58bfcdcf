import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

/** The address of a calendar, shown this once: as calendars subscribe to it, and as browsers open it (FEED-01, FEED-04). */
export const calendarFeedAddressSchema = v.object({
  /** `webcal://…` */
  address: v.string(),
  https: v.string(),
});
export type CalendarFeedAddress = v.InferOutput<typeof calendarFeedAddressSchema>;

/** Whether there is an address, without saying it; times are ISO instants (FEED-02). */
export const calendarFeedSchema = v.object({
  active: v.boolean(),
  created_at: v.nullable(v.string()),
  last_read_at: v.nullable(v.string()),
});
export type CalendarFeed = v.InferOutput<typeof calendarFeedSchema>;

/** The customer's calendar at this provider (FEED-01, FEED-02). */
export function createCalendarFeedApi(main: Http) {
  const path = '/user/feed';
  return {
    read: () => main.send({ path, answer: calendarFeedSchema }),
    /** Replaces the address that there was. */
    open: () => main.send({ method: 'POST', path, answer: calendarFeedAddressSchema }),
    end: () => main.send({ method: 'DELETE', path, answer: messageSchema }),
  };
}
