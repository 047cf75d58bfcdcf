import type { MiddlewareHandler } from 'hono';

/** Headers of every answer: nothing here may be cached, framed, sniffed or run. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const headers = context.res.headers;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('Cross-Origin-Resource-Policy', 'same-site');
};
