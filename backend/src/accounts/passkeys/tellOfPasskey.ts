import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publicAddress } from '../../platform/environment.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { texts } from './texts.ts';

/** Tells a person by e-mail, by SMS where there is none, that a passkey was made or removed (ACC-10). */
export async function tellOfPasskey(
  transaction: Transaction,
  backend: Pick<Backend, 'environment' | 'delivery' | 'clock'>,
  { company, client, user }: Pick<Customer, 'company' | 'client' | 'user'>,
  what: 'made' | 'removed',
  device: string,
): Promise<void> {
  const link = `${publicAddress(backend.environment, company.domain)}/client/dispositivos`;
  const now = backend.clock.now();
  const [subjectOf, body] =
    what === 'made'
      ? [texts.madeSubject, texts.madeBody]
      : [texts.removedSubject, texts.removedBody];
  const text = body(device, now, link, company.name);
  const owner = { companyId: company.id, clientId: client.id };
  const email = user.loginEmail ?? client.email;
  if (email === null && user.loginPhone === null) return;
  await queueMessage(
    transaction,
    backend,
    owner,
    email === null
      ? { channel: 'sms', to: user.loginPhone ?? '', text }
      : { channel: 'email', to: email, subject: subjectOf(company.name), text },
    { isAwaited: true },
  );
}
