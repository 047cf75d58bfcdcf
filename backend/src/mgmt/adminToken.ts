import { timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import type { Environment } from '../environment.ts';
import { ApiError } from '../http/apiError.ts';
import { bearerToken } from '../http/requestDomain.ts';
import { hashSecret, newSecret } from '../ids.ts';

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

/** Lets only the administrator pass. @throws ApiError 401 */
export function requireAdministrator(context: Context, environment: Environment): void {
  const given = hashSecret(bearerToken(context) ?? '');
  const expected = hashSecret(ensureAdminToken(environment));
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    throw new ApiError(401, 'The administrator token is missing or wrong.');
}
