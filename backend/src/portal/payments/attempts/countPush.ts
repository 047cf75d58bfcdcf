import type { Backend } from '../../../platform/backend.ts';
import { countAttempt } from '../../../accounts/limits/rateLimit.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';

const hour = 3600;
const toOwnPhone = { count: 30, seconds: hour };
const toOnePhone = { count: 6, seconds: hour };
const byCustomer = { count: 12, seconds: hour };

/**
 * Counts an MB WAY request: it rings on a phone that, but for the one that logs in, nobody had to prove (C-236).
 * @param phone national digits
 * @throws ApiError 429 when the phone or the customer had enough of them in an hour
 */
export async function countPush(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  { user }: Customer,
  phone: string,
): Promise<void> {
  const now = clock.now();
  if (user.loginPhone === `+351${phone}`) {
    await countAttempt(database, `push-own:${user.id}`, toOwnPhone, now);
    return;
  }
  await countAttempt(database, `push-customer:${user.id}`, byCustomer, now);
  await countPushToPhone({ database, clock }, phone);
}

/** The same for a phone whoever asks. @throws ApiError 429 */
export async function countPushToPhone(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  phone: string,
): Promise<void> {
  await countAttempt(database, `push-phone:${phone}`, toOnePhone, clock.now());
}
