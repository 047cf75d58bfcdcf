import { createHttp, type Http } from '@portal/api/http';
import type { TestBackend } from './testBackend.ts';

/** The browser's own client of a service, on this backend; with a session or a lite credential when one is given. */
export function serviceOf(
  portal: TestBackend,
  service: 'main' | 'calendar',
  token?: string,
  clientToken?: string,
): Http {
  return createHttp(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('x-forwarded-host', 'auto-mirante.localhost');
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (clientToken !== undefined) headers.set('x-client-token', clientToken);
    const body = request.method === 'GET' ? '' : await request.text();
    return portal.app.request(`/${service}${pathname}${search}`, {
      method: request.method,
      headers,
      // As the shell's fetch does: a call without a body has no type either.
      body: body === '' ? undefined : body,
    });
  });
}
