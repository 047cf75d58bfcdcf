import type { passkeyCreationSchema } from '@portal/api/account/passkey';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { requireFreshLogin } from '../sessions/freshLogin.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { CHALLENGE_MILLISECONDS, newPasskeyChallenge } from './passkeyChallenges.ts';
import type { RelyingParty } from './relyingPartyOf.ts';
import { requireRoomForPasskey } from './requireRoomForPasskey.ts';

/** Ed25519, ECDSA with P-256, RSA: by their numbers in COSE. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/**
 * What a device makes a passkey from: one that it finds by itself, and that asks for face, finger or code of the device
 * (ACC-10).
 * @throws ApiError 403 `LOGIN_AGAIN`, 422 above ten
 */
export async function beginPasskey(
  backend: Pick<Backend, 'database' | 'clock'>,
  customer: Customer,
  party: RelyingParty,
): Promise<v.InferOutput<typeof passkeyCreationSchema>> {
  const { client, user } = customer;
  requireFreshLogin(customer, backend.clock.now());
  await requireRoomForPasskey(backend.database, user.id);
  const own = await backend.database
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', user.id)
    .where('domain', '=', party.id)
    .execute();
  const challenge = await newPasskeyChallenge(backend, { domain: party.id, userId: user.id });
  return {
    rp: { id: party.id, name: party.name },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.loginEmail ?? user.loginPhone ?? client.name,
      displayName: client.name,
    },
    challenge,
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MILLISECONDS,
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}
