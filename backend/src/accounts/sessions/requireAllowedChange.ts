import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { ApiError } from '../../platform/http/apiError.ts';
import { changesOfDemo } from './changesOfDemo.ts';
import type { SessionOwner } from './findCaller.ts';
import { texts } from '../identity/texts.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a session may change what this request changes. It stands before every call of a customer, so that a new route
 * cannot forget it: a visitor of a demo changes only what is named for demos, and whoever has not accepted the provider's
 * terms nothing but their own account (C-168).
 * @throws ApiError 403 with the code `demo`, 403 with code 4 while the terms are not accepted
 */
export function requireAllowedChange(context: Context, { client, isDemo }: SessionOwner): void {
  const { method } = context.req;
  if (READING.has(method)) return;
  const route = routePath(context);
  if (isDemo && !changesOfDemo.has(`${method} ${route}`))
    throw new ApiError(403, texts.notInDemo, { code: 'demo' });
  if (client.termsAcceptedAt === null && !route.startsWith('/main/user/'))
    throw new ApiError(403, TERMS_NOT_ACCEPTED, { code: 4 });
}
