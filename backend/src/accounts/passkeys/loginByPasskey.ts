import type { passkeyLoginSchema } from '@portal/api/account/passkey';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Company } from '../companies/company.ts';
import type { Device } from '../devices/deviceOf.ts';
import { enterProvider } from '../identity/enterProvider.ts';
import { takePasskeyChallenge } from './passkeyChallenges.ts';
import type { Passkey } from './passkeyOnWire.ts';
import type { RelyingParty } from './relyingPartyOf.ts';
import { texts } from './texts.ts';

type Signed = v.InferOutput<typeof passkeyLoginSchema>;

/**
 * Logs in whoever's passkey signed a challenge of this domain; answers as the login by code does (ACC-11).
 * @throws ApiError 403 with one text for everything that is wrong with it, and the code `PASSKEY_UNKNOWN` for one that is
 *   not of this provider, or not any more
 */
export async function loginByPasskey(
  backend: Backend,
  { company, party, device }: { company: Company; party: RelyingParty; device: Device },
  signed: Signed,
): Promise<{ token: string; registered: boolean }> {
  const { database, clock } = backend;
  const now = clock.now();
  const passkey = await database
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', signed.id)
    .where('domain', '=', party.id)
    .where('companyId', '=', company.id)
    .executeTakeFirst();
  if (passkey === undefined) throw new ApiError(403, texts.refused, { code: 'PASSKEY_UNKNOWN' });
  const counter = await verifiedCounter(backend, party, passkey, signed);
  return inTransaction(database, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .selectAll()
      .where('id', '=', passkey.userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    // Removed, or used by its copy, since it was read.
    const used = await transaction
      .updateTable('passkeys')
      .set({ counter, lastUsedAt: now })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .returning('id')
      .executeTakeFirst();
    if (user === undefined || used === undefined) throw new ApiError(403, texts.refused);
    return enterProvider(transaction, backend, company, user, { method: 'passkey', device }, now);
  });
}

async function verifiedCounter(
  backend: Pick<Backend, 'database' | 'clock'>,
  party: RelyingParty,
  { credentialId, publicKey, counter, userId }: Passkey,
  signed: Signed,
): Promise<number> {
  const { userHandle } = signed.response;
  const isOwn =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === userId;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed,
      expectedChallenge: (challenge) =>
        takePasskeyChallenge(backend, { domain: party.id, userId: null }, challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
      },
      requireUserVerification: true,
    });
    if (verified && isOwn) return authenticationInfo.newCounter;
  } catch {
    // Whatever is wrong with what was sent: one answer, that tells nobody what it was.
  }
  throw new ApiError(403, texts.refused);
}
