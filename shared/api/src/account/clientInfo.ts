import * as v from 'valibot';
import { envelopeEntries, messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

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

/** What the shell asks for the session on every start, apart from what only some pages ask. */
export function createSessionApi(main: Http) {
  return {
    info: () => main.send({ path: '/user/client/info', answer: clientInfoSchema }),
    acceptTerms: (termsAccepted: boolean, previousCompanyDomain: string | null) =>
      main.send({
        path: '/user/client/presignup',
        query: { terms_accepted: termsAccepted },
        headers: previousCompanyDomain ? { 'X-Prev-Company-Domain': previousCompanyDomain } : {},
        answer: termsAcceptanceSchema,
        codeIsError: false,
      }),
    logout: () => main.send({ method: 'POST', path: '/user/logout', answer: messageSchema }),
  };
}
