import { overrideSchema, type Override } from '@portal/rollout/override';
import * as v from 'valibot';
import { readContent, signContent } from '../../../platform/signed/signToken.ts';

/** A link begins an override, a grant holds it in one browser; neither passes for the other. */
export type OverrideTokenKind = 'link' | 'grant';

const contentSchema = v.object({ override: overrideSchema, until: v.number() });
type Content = v.InferOutput<typeof contentSchema>;

/**
 * Signs an override.
 * @param secret the administrator's token: another one ends every override
 * @param until milliseconds since 1970
 */
export function signOverrideToken(
  secret: string,
  kind: OverrideTokenKind,
  override: Override,
  until: number,
): string {
  const content: Content = { override, until };
  return signContent(secret, `override ${kind}`, content);
}

/**
 * Reads what was signed. Undefined when it was not signed here, is of another kind, is over, or was given for
 * another domain.
 */
export function readOverrideToken(
  secret: string,
  kind: OverrideTokenKind,
  token: string,
  { domain, now }: { domain: string; now: number },
): Content | undefined {
  const content = readContent(secret, `override ${kind}`, token, contentSchema);
  return content !== undefined && content.until > now && content.override.provider === domain
    ? content
    : undefined;
}
