import * as v from 'valibot';

/** `GET open-bookings`: how many appointments are still to come, which no switch takes away (SET-13). */
export const openBookingsSchema = v.object({ count: v.number() });
