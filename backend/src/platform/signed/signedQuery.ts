import { isSignature, signature, type Purpose } from '@portal/storage/signed/signature';

const stepSeconds = 30 * 60;

/** The query of a signed address, valid for 30 to 60 minutes and the same within a half hour (C-115). */
export function signedQuery(
  key: string,
  purpose: Purpose,
  parts: readonly string[],
  now: Date,
): string {
  const expires = String((Math.ceil(now.getTime() / 1000 / stepSeconds) + 1) * stepSeconds);
  return `expires=${expires}&signature=${signature(key, purpose, [...parts, expires])}`;
}

/** True when the query of an address is one that was signed for these parts, and has not expired. */
export function isSignedQuery(
  key: string,
  purpose: Purpose,
  parts: readonly string[],
  { expires, given, now }: { expires: string; given: string; now: Date },
): boolean {
  return (
    isSignature(key, purpose, [...parts, expires], given) && Number(expires) * 1000 > now.getTime()
  );
}
