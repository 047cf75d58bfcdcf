import type { Context } from 'hono';

/** Host name as the browser sees it, with port; a proxy in front may forward it. */
export function publicHost(context: Context): string {
  const host = context.req.header('x-forwarded-host') ?? context.req.header('host') ?? '';
  const first = host.split(',')[0]?.trim().toLowerCase() ?? '';
  return /^[\w.:[\]-]+$/.test(first) ? first : 'invalid.localhost';
}

/** The domain by which the provider is known: the public host without its port. */
export function publicDomain(context: Context): string {
  return publicHost(context).replace(/:\d+$/, '');
}

/** How the browser reached the portal; a proxy in front says so. */
export function publicProtocol(context: Context): 'http' | 'https' {
  return context.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http';
}
