import * as v from 'valibot';
import { envelopeEntries } from '../http/envelope.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

/** `GET /user/client/info`: the user details that the shell loads at startup. */
export const clientInfoSchema = v.object({
  user_id: v.string(),
  name: v.string(),
  email: optionalText,
  phone: optionalText,
  registered: v.boolean(),
  terms_accepted: v.boolean(),
  login_email_validated: v.boolean(),
});
export type ClientInfo = v.InferOutput<typeof clientInfoSchema>;

/** Answer of pre-signup; 409/5/Failure means already accepted (SHL-52) and is decoded by the shell. */
export const termsAcceptanceSchema = v.object({ ...envelopeEntries });
