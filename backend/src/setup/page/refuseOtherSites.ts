import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../texts.ts';

/**
 * Whether a page of another address sends a form. Browsers say so by `Sec-Fetch-Site`, older ones by `Origin`, which is
 * `null` even for our own because these pages send no referrer.
 */
function isFromElsewhere({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = req.header('origin') ?? 'null';
  if (origin === 'null') return false;
  const host = (req.header('x-forwarded-host') ?? req.header('host') ?? '').toLowerCase();
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Lets nothing be changed by forms and calls of other sites (SET-04). @throws ApiError 403 */
export const refuseOtherSites: MiddlewareHandler = async (context, next) => {
  if (context.req.method !== 'GET' && isFromElsewhere(context))
    throw new ApiError(403, texts.otherSite);
  await next();
};
