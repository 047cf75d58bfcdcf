import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

/** What a customer says about the portal (API-49): whole stars from 1 to 5, and words if wanted (C-147). */
export const feedbackSchema = v.object({
  classification: v.number(),
  observation: v.optional(v.nullable(v.string()), null),
});

/** A question for support (API-50). */
export const supportSchema = v.object({
  message: v.string(),
  /** `COMPANY` for the provider, the product's name for the portal's team (FBK-04). */
  type: v.string(),
});

/** What the `{product}` of a support message is called (FBK-04). */
export const PRODUCT_SUPPORT = 'PORTAL';
/** A support message for the provider (FBK-04). */
export const PROVIDER_SUPPORT = 'COMPANY';

export function createFeedbackApi(main: Http) {
  return {
    rate: (json: v.InferInput<typeof feedbackSchema>) =>
      main.send({
        method: 'POST',
        path: '/application/feedback/',
        json,
        answer: messageSchema,
      }),
    ask: (json: v.InferInput<typeof supportSchema>) =>
      main.send({ method: 'POST', path: '/application/support/', json, answer: messageSchema }),
  };
}
