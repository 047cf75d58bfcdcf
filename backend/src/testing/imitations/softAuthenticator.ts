import type { madePasskeySchema, passkeyLoginSchema } from '@portal/api/account/passkey';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type * as v from 'valibot';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
/** Text and bytes of CBOR, shorter than 256 bytes. */
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data]);

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

export interface SoftAuthenticator {
  readonly credentialId: string;
  /** Makes the passkey for a challenge. */
  make(challenge: string, changes?: Changes): v.InferInput<typeof madePasskeySchema>;
  /** Signs a challenge with it. */
  sign(challenge: string, changes?: Changes): v.InferInput<typeof passkeyLoginSchema>;
}

interface Changes {
  /** Address of the page. */
  origin?: string;
  domain?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** A device with one passkey (WebAuthn level 3, ES256, no attestation), of which a test decides what it says. */
export function softAuthenticator(domain: string, origin: string): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;
  let uses = 0;

  function authenticatorData(flags: number, changes: Changes, credential: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? uses);
    const verified = (changes.isVerified ?? true) ? USER_VERIFIED : 0;
    const of = sha256(changes.domain ?? domain);
    return Buffer.concat([of, Buffer.from([flags | USER_PRESENT | verified]), counter, credential]);
  }
  const clientData = (type: string, challenge: string, changes: Changes) =>
    JSON.stringify({ type, challenge, origin: changes.origin ?? origin, crossOrigin: false });

  return {
    credentialId: named.id,
    make(challenge, changes = {}) {
      const key = Buffer.concat([
        // A map of five: key type 2 (elliptic), algorithm -7, curve 1, and the two coordinates.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(WITH_CREDENTIAL, changes, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, changes)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign(challenge, changes = {}) {
      uses += 1;
      const data = authenticatorData(0, changes, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, changes);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(changes.userHandle === undefined ? {} : { userHandle: changes.userHandle }),
        },
      };
    },
  };
}
