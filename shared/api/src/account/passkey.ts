import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { loginAnswerSchema } from './createIdentityApi.ts';

/** Bytes in base64url, as devices and service exchange them. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(20_000));

const descriptorSchema = v.object({
  id: bytes,
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});
const userVerification = v.literal('required');

/** What a device makes a passkey from (WebAuthn level 3, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreationSchema = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: bytes, name: v.string(), displayName: v.string() }),
  challenge: bytes,
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptorSchema),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification,
  }),
  attestation: v.literal('none'),
});
/** What a device signs to log in (PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequestSchema = v.object({
  challenge: bytes,
  rpId: v.string(),
  timeout: v.number(),
  userVerification,
});

const credentialEntries = {
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
  clientExtensionResults: v.optional(v.object({}), {}),
} as const;
/** The passkey that a device made (RegistrationResponseJSON). */
export const madePasskeySchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});
/** What a device signed with its passkey (AuthenticationResponseJSON). */
export const passkeyLoginSchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(bytes),
  }),
});

/** A passkey of the person at this provider; times are ISO instants. */
export const passkeySchema = v.object({
  id: v.string(),
  /** How the device that has it names it. */
  credential_id: v.string(),
  /** The device on which it was made, in words: `Chrome no Android`. */
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
export const passkeysSchema = v.object({
  /** Whether one can be made here: not in a demo, and only at the provider’s own domain. */
  available: v.boolean(),
  passkeys: v.array(passkeySchema),
});

/** The person's passkeys (ACC-10), and logging in with one (ACC-11). */
export function createPasskeysApi(main: Http) {
  return {
    list: () => main.send({ path: '/user/passkeys', answer: passkeysSchema }),
    creation: () =>
      main.send({ method: 'POST', path: '/user/passkeys/options', answer: passkeyCreationSchema }),
    add: (json: v.InferInput<typeof madePasskeySchema>) =>
      main.send({ method: 'POST', path: '/user/passkeys', json, answer: passkeySchema }),
    remove: (id: string) =>
      main.send({
        method: 'DELETE',
        path: `/user/passkeys/${encodeURIComponent(id)}`,
        answer: messageSchema,
      }),
    request: () =>
      main.send({
        method: 'POST',
        path: '/user/login/passkey/options',
        answer: passkeyRequestSchema,
      }),
    login: (json: v.InferInput<typeof passkeyLoginSchema>) =>
      main.send({ method: 'POST', path: '/user/login/passkey', json, answer: loginAnswerSchema }),
  };
}
