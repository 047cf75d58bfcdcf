import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

export const platformSchema = v.picklist(['ANDROID', 'IOS', 'WEB']);

export const phoneCodeRequestSchema = v.object({ phone: v.string(), platform: platformSchema });
/** Whether the page could make a passkey now, so that one may be offered with the answer (ACC-09). */
const canPasskey = v.optional(v.boolean(), false);
export const phoneValidationSchema = v.object({
  phone: v.string(),
  code: v.string(),
  can_passkey: canPasskey,
});
/** The password is that of the account to be made. It is only checked here: what counts comes with the code. */
export const emailCodeRequestSchema = v.object({
  email: v.string(),
  password: v.optional(v.string()),
});
/** Whoever knows the code may choose the password of an account that has none. */
export const emailValidationSchema = v.object({
  email: v.string(),
  code: v.string(),
  password: v.optional(v.string()),
  can_passkey: canPasskey,
});

/** Seconds until the next code may be asked for, and until this one expires. */
export const codeSentSchema = v.object({
  message: v.optional(v.string()),
  resend_after: v.number(),
  expires_in: v.number(),
});

/** Whether to offer a passkey with this session (ACC-09). */
const offerPasskey = v.optional(v.boolean());

/**
 * A validated contact. A visitor gets either a session `token` (known customer, `registered` true)
 * or a `registration_token` to register with (API-19); a logged-in customer gets neither.
 */
export const contactValidatedSchema = v.object({
  message: v.optional(v.string()),
  token: v.optional(v.string()),
  registration_token: v.optional(v.string()),
  registered: v.boolean(),
  offer_passkey: offerPasskey,
});

export const loginRequestSchema = v.object({
  /** E-mail, or phone in E.164. */
  login: v.string(),
  password: v.optional(v.string()),
  code: v.optional(v.string()),
  can_passkey: canPasskey,
});
export const loginAnswerSchema = v.object({
  token: v.string(),
  registered: v.boolean(),
  offer_passkey: offerPasskey,
});

/** Entering a demo company as one of its customers (API-07, ENT-20). */
export const demoLoginRequestSchema = v.object({ id: v.string(), domain: v.string() });
export const demoLoginAnswerSchema = v.object({ data: v.object({ token: v.string() }) });

export const signupRequestSchema = v.object({
  email: v.string(),
  password: v.string(),
  user_id: v.optional(v.string()),
  work_token: v.optional(v.string()),
});

/** Whoever has no session of the sign-up shows with its password that the link is theirs (C-164). */
export const emailConfirmationSchema = v.object({ password: v.optional(v.string()) });

/** Asks for the confirmation e-mail of a sign-up again (ERR-38). */
export const confirmationRequestSchema = v.object({ email: v.string(), password: v.string() });

/** A contact to log in with instead of the validated one of its kind (ACC-05), and the code that proves it (ACC-06). */
export const contactChangeSchema = v.object({
  channel: v.picklist(['phone', 'email']),
  contact: v.string(),
});
export const contactChangeValidationSchema = v.object({ code: v.string() });

/** The link that the former contact got takes the change back (ACC-07). */
export const contactReversalSchema = v.object({ token: v.string() });

export const passwordChangeSchema = v.object({ password: v.string() });

export function createIdentityApi(main: Http) {
  return {
    requestPhoneCode: (json: v.InferInput<typeof phoneCodeRequestSchema>) =>
      main.send({ method: 'POST', path: '/user/phone', json, answer: codeSentSchema }),
    validatePhone: (json: v.InferInput<typeof phoneValidationSchema>) =>
      main.send({
        method: 'POST',
        path: '/user/phone/validate',
        json,
        answer: contactValidatedSchema,
      }),
    requestEmailCode: (json: v.InferInput<typeof emailCodeRequestSchema>) =>
      main.send({ method: 'POST', path: '/user/email/code', json, answer: codeSentSchema }),
    validateEmail: (json: v.InferInput<typeof emailValidationSchema>) =>
      main.send({
        method: 'POST',
        path: '/user/email/validate',
        json,
        answer: contactValidatedSchema,
      }),
    login: (json: v.InferInput<typeof loginRequestSchema>) =>
      main.send({ method: 'POST', path: '/user/login/', json, answer: loginAnswerSchema }),
    loginToDemo: (json: v.InferInput<typeof demoLoginRequestSchema>) =>
      main.send({
        method: 'POST',
        path: '/user/login/demo',
        json,
        answer: demoLoginAnswerSchema,
      }),
    signup: (json: v.InferInput<typeof signupRequestSchema>) =>
      main.send({ method: 'POST', path: '/user/signup/', json, answer: loginAnswerSchema }),
    resendConfirmation: (json: v.InferInput<typeof confirmationRequestSchema>) =>
      main.send({ method: 'POST', path: '/user/email/resend', json, answer: messageSchema }),
    confirmEmail: (token: string, json: v.InferInput<typeof emailConfirmationSchema> = {}) =>
      main.send({
        method: 'POST',
        path: '/user/email/confirm',
        query: { token },
        json,
        answer: messageSchema,
      }),
    requestContactChange: (json: v.InferInput<typeof contactChangeSchema>) =>
      main.send({ method: 'POST', path: '/user/contact/change', json, answer: codeSentSchema }),
    validateContactChange: (json: v.InferInput<typeof contactChangeValidationSchema>) =>
      main.send({
        method: 'POST',
        path: '/user/contact/change/validate',
        json,
        answer: messageSchema,
      }),
    reverseContactChange: (token: string) =>
      main.send({
        method: 'POST',
        path: '/user/contact/change/reverse',
        json: { token },
        answer: messageSchema,
      }),
    changePassword: (json: v.InferInput<typeof passwordChangeSchema>) =>
      main.send({ method: 'PUT', path: '/user/password', json, answer: messageSchema }),
  };
}
