import type { Backend } from '../../platform/backend.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';

/** How long a device may take to sign, in milliseconds (ACC-11). */
export const CHALLENGE_MILLISECONDS = 5 * 60_000;

interface ChallengeOf {
  /** Where the key is, or will be, good. */
  domain: string;
  /** Whose key is made; null of a login. */
  userId: string | null;
}

/** Something new for a device to sign. @returns bytes in base64url, of which the database keeps the hash */
export async function newPasskeyChallenge(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  { domain, userId }: ChallengeOf,
): Promise<string> {
  const challenge = newSecret();
  await database
    .insertInto('passkeyChallenges')
    .values({
      challengeHash: hashSecret(challenge),
      domain,
      userId,
      expiresAt: new Date(clock.now().getTime() + CHALLENGE_MILLISECONDS),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up: true the first time within five minutes, for the same person at the same domain (ACC-11). */
export async function takePasskeyChallenge(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  { domain, userId }: ChallengeOf,
  challenge: string,
): Promise<boolean> {
  const taken = await database
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', hashSecret(challenge))
    .where('domain', '=', domain)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', clock.now())
    .returning('challengeHash')
    .executeTakeFirst();
  return taken !== undefined;
}
