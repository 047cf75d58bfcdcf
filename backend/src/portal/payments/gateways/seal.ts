import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../../platform/environment.ts';
import { newSecret } from '../../../platform/secret.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * The secret that seals gateway keys: PORTAL_PAYMENT_SECRET, or outside of production the file
 * `payment.secret` in the data folder, made on first use and readable by its owner only.
 * @returns undefined in production without the variable
 */
export function paymentSecret(
  environment: Pick<Environment, 'mode' | 'dataDirectory'>,
): string | undefined {
  const given = process.env['PORTAL_PAYMENT_SECRET'];
  if (given !== undefined && given.length >= 32) return given;
  if (environment.mode === 'production') return undefined;
  const file = path.join(environment.dataDirectory, 'payment.secret');
  if (!existsSync(file)) {
    mkdirSync(environment.dataDirectory, { recursive: true });
    writeOnce(file, `${newSecret()}\n`);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Writes a file that several processes may make at once: the first one wins. */
function writeOnce(file: string, text: string): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(own);
  }
}

/** Encrypts a text for storage; `owner` is bound to it, so that it opens in no other row. */
export function seal(secret: string, owner: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `seal` made. @throws Error for another secret, another owner, or a changed text */
export function unseal(secret: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`payment accounts ${secret}`).digest();
}
