import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { forwardedFor } from './forwardedFor.ts';

/** What the edge tells the services of who calls: the address that they see, where they are, and their device (ACC-04). */
export function callerHeaders(context: Context): Record<string, string | undefined> {
  return {
    'x-forwarded-host': context.req.header('host') ?? '',
    'x-forwarded-proto': context.req.header('x-forwarded-proto') ?? 'http',
    'x-forwarded-for': forwardedFor(context),
    [DEVICE_KEY.header.toLowerCase()]: getCookie(context, DEVICE_KEY.cookie),
  };
}
