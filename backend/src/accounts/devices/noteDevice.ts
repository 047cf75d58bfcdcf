import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publicAddress } from '../../platform/environment.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { Company } from '../companies/company.ts';
import type { Client, User } from '../identity/client.ts';
import { isUsedUp } from '../limits/rateLimit.ts';
import type { Device } from './deviceOf.ts';
import { texts } from './texts.ts';

/** How long a device is known after the last login from it (ACC-04). */
export const DEVICE_KNOWN_MILLISECONDS = 90 * 86_400_000;
const mostNotices = { count: 3, seconds: 86_400 };

/**
 * Remembers from which device somebody logs in, and tells them by e-mail, else by SMS, when it is one that they have not
 * used for 90 days (ACC-04). An account that begins with this login has nobody to warn.
 */
export async function noteDevice(
  transaction: Transaction,
  backend: Pick<Backend, 'environment' | 'delivery' | 'clock'>,
  { company, client, user }: { company: Company; client: Client; user: User },
  { key, name }: Device,
  now: Date,
): Promise<void> {
  const device = { userId: user.id, keyHash: hashSecret(key) };
  const known = await transaction
    .selectFrom('knownDevices')
    .select('seenAt')
    .where((eb) => eb.and(device))
    .where('seenAt', '>', new Date(now.getTime() - DEVICE_KNOWN_MILLISECONDS))
    .executeTakeFirst();
  await transaction
    .insertInto('knownDevices')
    .values({ ...device, seenAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'keyHash']).doUpdateSet({ seenAt: now }))
    .execute();
  if (known !== undefined || user.createdAt >= now) return;
  const { loginEmail, loginPhone } = user;
  if (loginEmail === null && loginPhone === null) return;
  if (await isUsedUp(transaction, `new-access:${user.id}`, mostNotices, now)) return;
  const link = `${publicAddress(backend.environment, company.domain)}/client/dispositivos`;
  const text = texts.newAccessBody(name, now, link, company.name);
  await queueMessage(
    transaction,
    backend,
    { companyId: company.id, clientId: client.id },
    loginEmail === null
      ? { channel: 'sms', to: loginPhone ?? '', text }
      : { channel: 'email', to: loginEmail, subject: texts.newAccess, text },
    { isAwaited: true },
  );
}
