import * as v from 'valibot';
import { isSignature, signature, type Purpose } from '@portal/storage/signed/signature';

/** `<part>.<part>.<signature>`, which whoever holds it can read and nobody can change. @param parts without dots */
export function signToken(key: string, purpose: Purpose, parts: readonly string[]): string {
  return [...parts, signature(key, purpose, parts)].join('.');
}

/** The parts of a token, or undefined when it was not signed for this purpose. */
export function readToken(key: string, purpose: Purpose, token: string): string[] | undefined {
  const parts = token.split('.');
  const given = parts.pop() ?? '';
  return isSignature(key, purpose, parts, given) ? parts : undefined;
}

/** A token that holds anything that can be written as JSON. */
export function signContent(key: string, purpose: Purpose, content: unknown): string {
  return signToken(key, purpose, [Buffer.from(JSON.stringify(content)).toString('base64url')]);
}

/** What a token holds, or undefined when it was not signed for this purpose or has another form. */
export function readContent<Content>(
  key: string,
  purpose: Purpose,
  token: string,
  schema: v.GenericSchema<unknown, Content>,
): Content | undefined {
  const [content] = readToken(key, purpose, token) ?? [];
  if (content === undefined) return undefined;
  const read = v.safeParse(schema, JSON.parse(Buffer.from(content, 'base64url').toString()));
  return read.success ? read.output : undefined;
}
