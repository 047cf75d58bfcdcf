import * as v from 'valibot';
import { GatewayRefusal } from '../gateway.ts';

const methodKey = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{6}$/))), null);

/** A provider's own keys at ifthenpay. */
export const ifthenpaySettingsSchema = v.object({
  backoffice_key: v.pipe(v.string(), v.regex(/^\d{4}-\d{4}-\d{4}-\d{4}$/)),
  mb_key: methodKey,
  mbway_key: methodKey,
  card_key: methodKey,
  anti_phishing_key: v.pipe(v.string(), v.minLength(16), v.maxLength(50)),
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
