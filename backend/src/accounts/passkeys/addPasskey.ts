import type { madePasskeySchema } from '@portal/api/account/passkey';
import {
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { isConflict } from '../../platform/database/databaseFault.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { holdAccount } from '../identity/holdAccount.ts';
import { requireFreshLogin } from '../sessions/freshLogin.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { PASSKEY_ALGORITHMS } from './beginPasskey.ts';
import { takePasskeyChallenge } from './passkeyChallenges.ts';
import type { Passkey } from './passkeyOnWire.ts';
import type { RelyingParty } from './relyingPartyOf.ts';
import { requireRoomForPasskey } from './requireRoomForPasskey.ts';
import { tellOfPasskey } from './tellOfPasskey.ts';
import { texts } from './texts.ts';

type Made = v.InferOutput<typeof madePasskeySchema>;

/**
 * Keeps the public half of a passkey that a device of the customer made, and tells them (ACC-10). The same one again is
 * answered as the first time.
 * @param name the device, in words
 * @throws ApiError 400 for what the device was not asked for, 403 `LOGIN_AGAIN`, 422 above ten
 */
export async function addPasskey(
  backend: Pick<Backend, 'database' | 'clock' | 'environment' | 'delivery'>,
  customer: Customer,
  party: RelyingParty,
  made: Made,
  name: string,
): Promise<Passkey> {
  const { database, clock } = backend;
  const now = clock.now();
  const { user, client } = customer;
  requireFreshLogin(customer, now);
  const known = await database
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', made.id)
    .where('userId', '=', user.id)
    .executeTakeFirst();
  if (known !== undefined) return known;
  const { registrationInfo } = await verify(backend, party, user.id, made);
  if (registrationInfo === undefined) throw new ApiError(400, texts.notMade);
  const { credential } = registrationInfo;
  try {
    return await inTransaction(database, async (transaction) => {
      await holdAccount(transaction, { companyId: party.companyId, clientId: client.id });
      // Two devices at once count each other.
      await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', user.id)
        .forUpdate()
        .execute();
      await requireRoomForPasskey(transaction, user.id);
      await tellOfPasskey(transaction, backend, customer, 'made', name);
      return transaction
        .insertInto('passkeys')
        .values({
          id: newId(),
          userId: user.id,
          companyId: party.companyId,
          domain: party.id,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: made.response.transports ?? [],
          name,
          createdAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  } catch (error) {
    if (isConflict(error)) throw new ApiError(400, texts.notMade);
    throw error;
  }
}

async function verify(
  backend: Pick<Backend, 'database' | 'clock'>,
  { id, origin }: RelyingParty,
  userId: string,
  made: Made,
): Promise<VerifiedRegistrationResponse> {
  try {
    return await verifyRegistrationResponse({
      response: made,
      expectedChallenge: (challenge) =>
        takePasskeyChallenge(backend, { domain: id, userId }, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
  } catch {
    throw new ApiError(400, texts.notMade);
  }
}
