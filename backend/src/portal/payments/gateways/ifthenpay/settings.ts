import * as v from 'valibot';
import { texts } from '../../texts.ts';
import { GatewayRefusal } from '../gateway.ts';

/** A field that was filled in, blanks around it left out; an absent one is an empty one. */
const text = (words: string) => v.pipe(v.optional(v.string(words), ''), v.trim());
const methodKey = (words: string) =>
  v.optional(v.nullable(v.pipe(text(words), v.regex(/^[A-Z]{3}-\d{6}$/, words))), null);

/** A provider's own keys at ifthenpay, each refused in words for who enters them (SET-16). */
export const ifthenpaySettingsSchema = v.object({
  backoffice_key: v.pipe(
    text(texts.keys.backoffice),
    v.regex(/^\d{4}-\d{4}-\d{4}-\d{4}$/, texts.keys.backoffice),
  ),
  mb_key: methodKey(texts.keys.mb),
  mbway_key: methodKey(texts.keys.mbWay),
  card_key: methodKey(texts.keys.card),
  anti_phishing_key: v.pipe(
    text(texts.keys.antiPhishing),
    v.minLength(16, texts.keys.antiPhishing),
    v.maxLength(50, texts.keys.antiPhishing),
  ),
});
export type IfthenpaySettings = v.InferOutput<typeof ifthenpaySettingsSchema>;

/** Where ifthenpay answers; PORTAL_IFTHENPAY_URL replaces it where a recording stands in for the real host. */
export function ifthenpayAddress(): string {
  return process.env['PORTAL_IFTHENPAY_URL']?.replace(/\/+$/, '') || 'https://api.ifthenpay.com';
}

/** The key of a method. @throws GatewayRefusal when the provider has none */
export function requireKey(key: string | null): string {
  if (key === null) throw new GatewayRefusal('FAILED', 'The provider has no key for this method.');
  return key;
}
