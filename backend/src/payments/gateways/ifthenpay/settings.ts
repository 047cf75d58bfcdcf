import * as v from 'valibot';
import type { Environment } from '../../../environment.ts';

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

/** The account of the sandbox gateway: what a provider has that has not entered its own, never in production. */
export const sandboxSettings: IfthenpaySettings = {
  backoffice_key: '0000-0000-0000-0000',
  mb_key: 'SBX-000001',
  mbway_key: 'SBX-000002',
  card_key: 'SBX-000003',
  anti_phishing_key: 'sandbox-anti-phishing-key',
};

/** Where ifthenpay answers: PORTAL_IFTHENPAY_URL, else the sandbox in development and the real host in production. */
export function ifthenpayAddress(environment: Environment): string {
  const configured = process.env['PORTAL_IFTHENPAY_URL']?.replace(/\/+$/, '');
  if (configured !== undefined && configured !== '') return configured;
  return environment.mode === 'production'
    ? 'https://api.ifthenpay.com'
    : `http://127.0.0.1:${environment.gatewayPort}`;
}
