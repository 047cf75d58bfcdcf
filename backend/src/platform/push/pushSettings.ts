import { createECDH } from 'node:crypto';
import * as v from 'valibot';

/** What messages to browsers are signed with (VAPID), and whom their push services may write to. */
export interface PushSettings {
  /** Uncompressed point of P-256, base64url: browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
  /** `mailto:` */
  subject: string;
}

const variables = v.object({
  PORTAL_PUSH_PUBLIC_KEY: v.optional(v.string()),
  PORTAL_PUSH_PRIVATE_KEY: v.optional(v.string()),
});

/**
 * Reads the keys of web push (REM-14); undefined without them: then nobody is offered it.
 * @throws Error where one is missing, or they are no pair
 */
export function readPushSettings(
  source: Readonly<Record<string, string | undefined>>,
  supportEmail: string,
): PushSettings | undefined {
  const { PORTAL_PUSH_PUBLIC_KEY: publicKey, PORTAL_PUSH_PRIVATE_KEY: privateKey } = v.parse(
    variables,
    source,
  );
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || !isPair(publicKey, privateKey))
    throw new Error(
      'PORTAL_PUSH_PUBLIC_KEY and PORTAL_PUSH_PRIVATE_KEY belong together: portal push-keys makes both.',
    );
  return { publicKey, privateKey, subject: `mailto:${supportEmail}` };
}

function isPair(publicKey: string, privateKey: string): boolean {
  const keys = createECDH('prime256v1');
  try {
    keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return false;
  }
  return keys.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
}
