import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/**
 * The table of events between remotes and shell. This table is the documentation:
 * a new event or a new version is added here and nowhere else.
 *
 * `retained` events are handed to late subscribers once, with their last value.
 */
export const events = {
  /** A booking was saved; `id` is the prefixed appointment id (`S-…`). */
  'appointment.booked': { version: 1, retained: false, payload: v.object({ id }) },
  /** An appointment changed: confirmed, cancelled, rescheduled. */
  'appointment.changed': { version: 1, retained: false, payload: v.object({ id }) },
  /** A work changed: approved, rated, message sent; `decided` once the customer has decided a budget, which shells of before drop. */
  'service.changed': {
    version: 1,
    retained: false,
    payload: v.object({ id, decided: v.optional(v.boolean()) }),
  },
  /** A payment reached a final state. */
  'payment.settled': { version: 1, retained: false, payload: v.object({ id, state: v.string() }) },
  /** The server changed something: `kind` is `notification`, `service`, `payment`, `budget`, `counters` or `waiting`, or one to be ignored; without `subject` anything of that kind may have. */
  'live.changed': {
    version: 1,
    retained: false,
    payload: v.object({ kind: id, subject: v.optional(id) }),
  },
  /** Number of unread notifications, for the bell. */
  'notifications.counted': {
    version: 1,
    retained: true,
    payload: v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
  /** The customer's items changed. */
  'item.changed': { version: 1, retained: false, payload: v.object({ id: v.nullable(id) }) },
  /** The customer's own data changed. */
  'client.changed': { version: 1, retained: false, payload: v.object({}) },
  /** The shell is about to load the page anew by itself: whoever keeps what was typed keeps it now. */
  'page.leaving': { version: 1, retained: false, payload: v.object({}) },
  /** The session ended; remotes drop what they hold. */
  'session.ended': {
    version: 1,
    retained: false,
    payload: v.object({ reason: v.picklist(['logout', 'expired']) }),
  },
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof events)[Name]['payload']>;
