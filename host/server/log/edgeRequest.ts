import { randomUUID } from 'node:crypto';
import { readRequestId, REQUEST_ID_HEADER } from '@portal/api/tracing/requestId';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { publicDomain } from '../publicHost.ts';
import { routePattern } from './routePattern.ts';

/** Of a request: what the services hear of it as well. */
export interface EdgeRequest {
  /** That of the proxy in front where it gives one. */
  id: string;
  /** Of a call, once its part has begun. */
  trace?: string;
}

const requests = new WeakMap<Context, EdgeRequest>();

/** The request that is being answered. */
export function edgeRequest(context: Context): EdgeRequest {
  const known = requests.get(context);
  if (known !== undefined) return known;
  const given = readRequestId(context.req.header(REQUEST_ID_HEADER));
  const request = { id: given ?? randomUUID().slice(-12) };
  requests.set(context, request);
  return request;
}

/** What each line says of the request that it is about: never its address, which has ids, tokens and more in it. */
export function lineOf(context: Context): Record<string, string | undefined> {
  const { id, trace } = edgeRequest(context);
  const route = routePath(context);
  return {
    ...{ request: id, trace, provider: publicDomain(context) },
    route: route.includes('*') || route === '' ? routePattern(context.req.path) : route,
  };
}
