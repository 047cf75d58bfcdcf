import type { MiddlewareHandler } from 'hono';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and that a page of another site makes, so that nobody's visitors ask for codes
 * or tell of failures in the name of their own address. Browsers say where a call comes from; systems and older browsers
 * say nothing, and are told apart by their credentials and by the type of the body.
 */
export const refuseOtherSites: MiddlewareHandler = async (context, next) => {
  const site = context.req.header('sec-fetch-site');
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  // The pages of operators and owners say it in words.
  const isPage = /^\/(?:operations|setup)(?:\/|$)/.test(context.req.path);
  if (!isOwn && !isPage && !HARMLESS.has(context.req.method))
    throw new ApiError(403, texts.otherSite);
  await next();
};
