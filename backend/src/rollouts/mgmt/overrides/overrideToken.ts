import { overrideSchema, type Override } from '@portal/rollout/override';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** A link begins an override, a grant holds it in one browser; neither passes for the other. */
export type OverrideTokenKind = 'link' | 'grant';

const contentSchema = v.object({ override: overrideSchema, until: v.number() });
type Content = v.InferOutput<typeof contentSchema>;

function signature(secret: string, kind: OverrideTokenKind, payload: string): Buffer {
  return createHmac('sha256', secret).update(`developer override ${kind} ${payload}`).digest();
}

/**
 * Signs an override.
 * @param secret the administrator's token: another one ends every override
 * @param until milliseconds since 1970
 */
export function signOverride(
  secret: string,
  kind: OverrideTokenKind,
  override: Override,
  until: number,
): string {
  const content: Content = { override, until };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signature(secret, kind, payload).toString('base64url')}`;
}

/**
 * Reads what was signed. Undefined when it was not signed here, is of another kind, is over, or was given for
 * another domain.
 */
export function readOverride(
  secret: string,
  kind: OverrideTokenKind,
  token: string,
  { domain, now }: { domain: string; now: number },
): Content | undefined {
  const [payload = '', given = ''] = token.split('.');
  const expected = signature(secret, kind, payload);
  const signed = Buffer.from(given, 'base64url');
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return undefined;
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const read = v.safeParse(contentSchema, content);
  if (!read.success || read.output.until <= now) return undefined;
  return read.output.override.provider === domain ? read.output : undefined;
}
