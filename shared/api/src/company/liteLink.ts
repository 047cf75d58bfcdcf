import * as v from 'valibot';
import type { Http } from '../http/http.ts';

/** What a lite link stands for (`GET /customer/links?key=`, API-58): a credential for one service or appointment. */
export const liteLinkSchema = v.object({
  /** For `X-Client-Token`; opens what the link names and nothing else. */
  token: v.string(),
  /** The same credential, present when the link is of an appointment. */
  token_cal: v.optional(v.string()),
  type: v.picklist(['work', 'appointment']),
  id: v.string(),
  /** Whether the customer has an account at this provider and logs in instead of registering (LITE-10). */
  is_client: v.boolean(),
  /** The one contact to register or log in with. */
  email: v.optional(v.nullable(v.string()), null),
  phone: v.optional(v.nullable(v.string()), null),
});
export type LiteLink = v.InferOutput<typeof liteLinkSchema>;

/** Path of the exchange on the calendar service. */
export const LITE_LINKS = '/customer/links';

/**
 * Exchanges the key of a link for its credential. It changes nothing, however often it is done.
 * Stands alone because the shell asks for it before it knows whether anything else is needed.
 */
export function openLiteLink(calendar: Http, key: string): Promise<LiteLink> {
  return calendar.send({ path: LITE_LINKS, query: { key }, answer: liteLinkSchema });
}
