import * as v from 'valibot';
import { WEBHOOK_EVENTS } from './webhookEvents.ts';

/** `PUT /webhooks/{name}`: the secret is the provider's own choice and is never shown again. */
export const webhookSchema = v.object({
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
  secret: v.pipe(v.string(), v.minLength(32), v.maxLength(200)),
  events: v.optional(v.pipe(v.array(v.picklist(WEBHOOK_EVENTS)), v.minLength(1)), [
    ...WEBHOOK_EVENTS,
  ]),
  active: v.optional(v.boolean(), true),
});

/** Name that a provider gives an endpoint. */
export const webhookNamePattern = /^[\w.-]{1,64}$/;
