import type { Context } from 'hono';

/** Domain in the address the customer sees, without port, in lower case. The edge forwards it. */
export function requestDomain(context: Context): string {
  const host = context.req.header('x-forwarded-host') ?? context.req.header('host') ?? '';
  return (host.split(',')[0] ?? '').trim().toLowerCase().replace(/:\d+$/, '');
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken(context: Context): string | undefined {
  const header = context.req.header('authorization');
  const match = header === undefined ? null : /^Bearer ([\w.~+/=-]{8,512})$/i.exec(header);
  return match?.[1];
}
