import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

/** Of one account, at all providers together (ACC-10). */
const MOST_PASSKEYS = 10;

/** Whether a person may have another passkey. */
export async function hasRoomForPasskey(database: Database, userId: string): Promise<boolean> {
  const { count } = await database
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count) < MOST_PASSKEYS;
}

/** @throws ApiError 422 when the person has as many passkeys as an account may have */
export async function requireRoomForPasskey(database: Database, userId: string): Promise<void> {
  if (!(await hasRoomForPasskey(database, userId)))
    throw new ApiError(422, texts.tooMany(MOST_PASSKEYS));
}
