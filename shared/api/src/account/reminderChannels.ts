import * as v from 'valibot';
import type { Http } from '../http/http.ts';

/**
 * Which ways the customer allows for reminders; null is one that the customer does not have (REM-09). `push` is of the device
 * of this session, null where the portal tells no devices.
 */
export const reminderChannelsSchema = v.object({
  push: v.nullable(v.boolean()),
  email: v.nullable(v.boolean()),
  sms: v.nullable(v.boolean()),
  /** Whether another device of the customer is told. */
  elsewhere: v.optional(v.boolean(), false),
});
export type ReminderChannels = v.InferOutput<typeof reminderChannelsSchema>;

/** What is switched; the others stay as they are. `push: false` forgets this device; only its browser can register it. */
export const reminderChannelsChangeSchema = v.partial(
  v.object({ push: v.literal(false), email: v.boolean(), sms: v.boolean() }),
);
export type ReminderChannelsChange = v.InferOutput<typeof reminderChannelsChangeSchema>;

/** The customer's switches for reminders of this provider (REM-09). */
export function createReminderChannelsApi(main: Http) {
  const path = '/user/client/channels';
  return {
    read: () => main.send({ path, answer: reminderChannelsSchema }),
    change: (json: ReminderChannelsChange) =>
      main.send({ method: 'PUT', path, json, answer: reminderChannelsSchema }),
  };
}
