import { hash, verify } from '@node-rs/argon2';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Checked when there is no account, so that an unknown login takes as long as a known one.
const decoy = hash('no account has this password', options);

/** Hashes a password with argon2id. Takes about 15 ms. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** True when the password belongs to the hash; takes the same time without a hash. */
export async function isPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await decoy), password);
  return isRight && storedHash !== null && storedHash !== undefined;
}
