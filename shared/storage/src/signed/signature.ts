import { createHmac } from 'node:crypto';
import { isSameSecret } from './isSameSecret.ts';

/** What is signed for one purpose is worth nothing for another, whatever it says. */
export const PURPOSES = [
  'appointment',
  'calendar file',
  'decision proof',
  'document archive',
  'lite link',
  'load ticket',
  'load ticket key',
  'media address',
  'network of a failed load',
  'network of a page view',
  'operator session',
  'override grant',
  'override link',
  'preview grant',
  'preview link',
  'provider deletion',
  'setup portal',
  'verification code',
  'withdrawal',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * The first character of every signature. What is signed in another way gets another one; the former is accepted
 * beside it for as long as what was signed so may live, and nothing else is.
 */
const VERSION = '1';

/** What nobody can make without the key: 44 characters that may stand in addresses and headers. */
export function signature(key: string, purpose: Purpose, parts: readonly string[]): string {
  const signed = JSON.stringify([VERSION, purpose, ...parts]);
  return `${VERSION}${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

export function isSignature(
  key: string,
  purpose: Purpose,
  parts: readonly string[],
  given: string,
): boolean {
  return isSameSecret(signature(key, purpose, parts), given);
}
