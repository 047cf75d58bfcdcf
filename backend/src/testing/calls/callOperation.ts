import { OWNER_COOKIE } from '@portal/api/http/ownerCookie';
import type { Hono } from 'hono';
import type { Operation } from '../../platform/routes/operation.ts';
import { fillIn, type ExampleWorld } from '../worlds/exampleWorld.ts';
import { registerByPhone } from './registerByPhone.ts';
import { pictureForm } from '../data/pictureForm.ts';
import type { Answer, CallOptions, TestBackend } from '../testBackend.ts';

/** Method and path of every route, without middleware, sorted. */
export function routesOf(app: Hono): string[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort();
}

/** The address of an operation's example request, with its ids filled in. */
export function addressOf(world: ExampleWorld, route: string, { request }: Operation): string {
  const path = (route.split(' ')[1] ?? '').replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(fillIn(request?.path?.[name] ?? 'unknown', world.ids)),
  );
  const query = new URLSearchParams(fillIn(request?.query ?? {}, world.ids)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Sends an operation's example request with the given credentials. */
export async function sendExample(
  world: ExampleWorld,
  route: string,
  operation: Operation,
  credentials: CallOptions,
): Promise<Answer> {
  const [method = ''] = route.split(' ');
  const { form, request } = operation;
  return world.portal.call(method, addressOf(world, route, operation), {
    ...(form === undefined ? {} : { form: await pictureForm(form.slice(0, 1)) }),
    ...(request?.json === undefined ? {} : { json: fillIn(request.json, world.ids) }),
    ...credentials,
  });
}

let leaving = 0;

/** Sends an operation's example request as whoever may. */
export async function callOperation(
  world: ExampleWorld,
  route: string,
  operation: Operation,
): Promise<Answer> {
  return sendExample(world, route, operation, await rightfulCredentials(world, operation));
}

/** The cookie of somebody who logged in at the rollout page. */
export async function operatorCookie({ app, adminToken }: TestBackend): Promise<string> {
  const body = new URLSearchParams({ name: 'Ana', token: adminToken });
  const answer = await app.request('/operations/login', { method: 'POST', body });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** What whoever may call an operation shows. */
export async function rightfulCredentials(
  { portal, tokens }: ExampleWorld,
  { access, request }: Operation,
): Promise<CallOptions> {
  if (access === 'administrator' || access === 'development administrator')
    return { token: portal.adminToken };
  if (access === 'team') return { token: tokens.team };
  if (access === 'provider') return { token: tokens.provider };
  if (access === 'lite') return { headers: { 'X-Client-Token': tokens.lite } };
  if (access === 'operator') return { headers: { cookie: await operatorCookie(portal) } };
  if (access === 'owner') return { headers: { cookie: `${OWNER_COOKIE}=${tokens.setup}` } };
  if (request?.as === 'leaving') {
    leaving += 1;
    return { token: await registerByPhone(portal, `+35191800000${leaving}`) };
  }
  if (access !== 'customer' || request?.as === 'visitor') return {};
  return { token: tokens.owner };
}
