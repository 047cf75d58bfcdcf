import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import type { Environment } from '../environment.ts';
import { ApiError } from './apiError.ts';
import { bearerToken } from './requestDomain.ts';
import { hashSecret, newSecret } from '../secret.ts';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';

/**
 * The token that may publish releases, change rollouts and set up providers: PORTAL_ADMIN_TOKEN, or the
 * file `admin.token` in the data folder, made on first use and readable by its owner only.
 */
export function ensureAdminToken(
  environment: Pick<Environment, 'adminToken' | 'dataDirectory'>,
): string {
  if (environment.adminToken !== undefined) return environment.adminToken;
  const file = path.join(environment.dataDirectory, 'admin.token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(environment.dataDirectory, { recursive: true });
  const token = newSecret();
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}

/** Whether a text is the administrator's token; how long it takes to say so tells nothing. */
export function isAdminToken(environment: Environment, given: string): boolean {
  return isSameSecret(hashSecret(given), hashSecret(ensureAdminToken(environment)));
}

/** Lets only the administrator pass. @throws ApiError 401 */
export function requireAdministrator(context: Context, environment: Environment): void {
  if (!isAdminToken(environment, bearerToken(context) ?? ''))
    throw new ApiError(401, 'The administrator token is missing or wrong.');
}
