import * as v from 'valibot';
import type { Environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { paymentSecret, seal, unseal } from './seal.ts';

const sealedSchema = v.object({ sealed: v.string() });

/**
 * A provider's account somewhere else with its keys, as it is stored: readable for `owner` alone.
 * @throws ApiError 503 where there is no secret to seal with
 */
export function sealSettings(
  environment: Pick<Environment, 'mode' | 'dataDirectory'>,
  owner: string,
  account: object,
): string {
  const secret = paymentSecret(environment);
  if (secret === undefined)
    throw new ApiError(
      503,
      'PORTAL_PAYMENT_SECRET is missing or too short: keys cannot be stored safely.',
    );
  return JSON.stringify({ sealed: seal(secret, owner, JSON.stringify(account)) });
}

/** What `sealSettings` stored. @throws Error when it cannot be opened */
export function openSettings(
  environment: Pick<Environment, 'mode' | 'dataDirectory'>,
  owner: string,
  settings: unknown,
): unknown {
  const secret = paymentSecret(environment);
  if (secret === undefined) throw new Error('PORTAL_PAYMENT_SECRET is missing or too short.');
  return JSON.parse(unseal(secret, owner, v.parse(sealedSchema, settings).sealed));
}
