import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { deletionPreviewSchema, type DeletionRequest } from './deletionPreview.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

export const phoneSchema = v.object({ number: v.string(), primary: v.boolean() });

/** The customer's own data (ENT-11). Phones are E.164. */
export const clientSchema = v.object({
  user_id: v.string(),
  fo_id: optionalText,
  name: v.string(),
  address: optionalText,
  postal_code: optionalText,
  city: optionalText,
  country: v.optional(v.nullable(v.object({ id: v.number(), country: v.string() })), null),
  country_id: v.optional(v.number(), PORTUGAL_COUNTRY_ID),
  vat: optionalText,
  phones: v.array(phoneSchema),
  email: optionalText,
  secondary_email: optionalText,
  invoice_primary: v.boolean(),
  invoice_secondary: v.boolean(),
  login_phone: optionalText,
  login_phone_validated: v.boolean(),
  login_email: optionalText,
  login_email_validated: v.boolean(),
  /** For whoever is logged in and not registered yet: registers within an hour. */
  registration_token: v.optional(v.nullable(v.string())),
  terms_accepted: v.boolean(),
  email_validated: v.boolean(),
  registered: v.boolean(),
});
export type Client = v.InferOutput<typeof clientSchema>;

/** What PUT takes whole and PATCH takes in part (API-10, C-28). */
export const clientUpdateSchema = v.object({
  name: v.string(),
  address: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  city: v.nullable(v.string()),
  country_id: v.number(),
  /** As it was read; `country_id` decides where both are there. */
  country: v.optional(v.nullable(v.object({ id: v.number(), country: v.string() }))),
  phones: v.array(phoneSchema),
  email: v.nullable(v.string()),
  secondary_email: v.nullable(v.string()),
  vat: v.nullable(v.string()),
  invoice_primary: v.boolean(),
  invoice_secondary: v.boolean(),
});
export type ClientUpdate = v.InferOutput<typeof clientUpdateSchema>;
export const clientPatchSchema = v.partial(clientUpdateSchema);

/** Registration (C-71): client fields plus the registration token of a validated contact. */
export const registrationSchema = v.object({
  ...clientPatchSchema.entries,
  name: v.string(),
  token: v.string(),
  terms_accepted: v.boolean(),
  user_id: v.optional(v.string()),
  work_token: v.optional(v.string()),
});
export const registrationAnswerSchema = v.object({ message: v.string(), token: v.string() });

export function createClientDataApi(main: Http) {
  return {
    read: () => main.send({ path: '/user/client/', answer: clientSchema }),
    replace: (json: ClientUpdate) =>
      main.send({ method: 'PUT', path: '/user/client/', json, answer: clientSchema }),
    patch: (json: v.InferInput<typeof clientPatchSchema>) =>
      main.send({ method: 'PATCH', path: '/user/client/', json, answer: clientSchema }),
    register: (json: v.InferInput<typeof registrationSchema>) =>
      main.send({ method: 'POST', path: '/user/client/', json, answer: registrationAnswerSchema }),
    deletion: () => main.send({ path: '/user/client/deletion', answer: deletionPreviewSchema }),
    remove: (json: DeletionRequest) =>
      main.send({ method: 'DELETE', path: '/user/client/', json, answer: messageSchema }),
  };
}
