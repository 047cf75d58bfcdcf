import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import { REQUEST_ID_HEADER } from '@portal/api/tracing/requestId';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { edgeRequest } from '../log/edgeRequest.ts';
import { forwardedFor } from './forwardedFor.ts';

/**
 * What the edge tells the services of who calls: the address that they see, where they are, their device (ACC-04), and by
 * which id the log knows the request.
 */
export function callerHeaders(context: Context): Record<string, string | undefined> {
  return {
    'x-forwarded-host': context.req.header('host') ?? '',
    'x-forwarded-proto': context.req.header('x-forwarded-proto') ?? 'http',
    'x-forwarded-for': forwardedFor(context),
    [REQUEST_ID_HEADER]: edgeRequest(context).id,
    [DEVICE_KEY.header.toLowerCase()]: getCookie(context, DEVICE_KEY.cookie),
  };
}
