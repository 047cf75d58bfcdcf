import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Channel } from './channel.ts';
import { takeCode } from './codes.ts';
import { requireChangeableContact } from './contactChanges.ts';
import type { Device } from '../devices/deviceOf.ts';
import { enterProvider } from '../identity/enterProvider.ts';
import { hashPassword } from '../login/hashPassword.ts';
import { findClientOfUser, findUserByLogin } from '../identity/queries.ts';
import { issueRegistrationToken } from '../registration/registrationToken.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { setLoginContact } from './setLoginContact.ts';
import { texts } from '../identity/texts.ts';

interface Validated {
  message: string;
  token?: string;
  registration_token?: string;
  registered: boolean;
  offer_passkey?: boolean;
}

/**
 * Uses a code (API-15, API-17). A customer who is logged in gets the contact as login contact; a visitor who
 * is a customer of this provider gets a session; any other visitor a token to register with.
 * @throws ApiError 400 code 2 for a wrong code, 409 code 3 when the contact logs somebody else in (ERR-42)
 */
export async function validateContact(
  backend: Backend,
  request: {
    company: Company;
    customer: Customer | undefined;
    channel: Channel;
    contact: string;
    code: string;
    /** Of an account without one; only whoever has the code may choose it. */
    password?: string | undefined;
    address: string;
    device: Device;
    canMakePasskey: boolean;
  },
): Promise<Validated> {
  const { company, customer, channel, contact } = request;
  const message = channel === 'sms' ? texts.phoneValidated : texts.emailValidated;
  const now = backend.clock.now();
  if (customer !== undefined)
    await requireChangeableContact(backend.database, customer, { channel, contact }, now);
  await takeCode(backend, {
    companyId: company.id,
    contact,
    userId: customer?.user.id ?? null,
    code: request.code,
    address: request.address,
  });
  // After the code: hashing is the one costly step of this call.
  const passwordHash = request.password === undefined ? null : await hashPassword(request.password);
  if (customer !== undefined) {
    await setLoginContact(backend, customer, { channel, contact }, passwordHash);
    return { message, registered: customer.client.registeredAt !== null };
  }
  return inTransaction(backend.database, async (transaction) => {
    const user = await findUserByLogin(transaction, contact, now);
    const client =
      user === undefined ? undefined : await findClientOfUser(transaction, company.id, user.id);
    if (user !== undefined && client !== undefined && client.registeredAt !== null) {
      return {
        message,
        ...(await enterProvider(
          transaction,
          backend,
          company,
          user,
          {
            method: 'code',
            device: request.device,
            canMakePasskey: request.canMakePasskey,
          },
          now,
        )),
      };
    }
    const proof = {
      companyId: company.id,
      channel,
      contact,
      passwordHash,
      authenticatedAt: null,
    };
    return {
      message,
      registration_token: await issueRegistrationToken(transaction, proof, now),
      registered: false,
    };
  });
}
