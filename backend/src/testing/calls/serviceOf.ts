import { createHttp, type Http } from '@portal/api/http/http';
import type { TestBackend } from '../testBackend.ts';

/** A call as it reached the service: what it asked for, and its JSON or the names of its form's fields. */
export interface HeardCall {
  call: string;
  json?: unknown;
  fields?: string[];
  clientToken: string | null;
}

/** The browser's own client of a service, on this backend; with a session or a lite credential when one is given. */
export function serviceOf(
  portal: TestBackend,
  service: 'main' | 'calendar',
  token?: string,
  clientToken?: string,
  heard: HeardCall[] = [],
): Http {
  return createHttp(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('x-forwarded-host', 'auto-mirante.localhost');
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (clientToken !== undefined) headers.set('x-client-token', clientToken);
    const body = request.method === 'GET' ? new ArrayBuffer() : await request.arrayBuffer();
    const path = `/${service}${pathname}${search}`;
    heard.push({
      call: `${request.method} ${path}`,
      clientToken: headers.get('x-client-token'),
      ...(await contentOf(body, headers.get('content-type') ?? '')),
    });
    return portal.app.request(path, {
      method: request.method,
      headers,
      // As the shell's fetch does: a call without a body has no type either.
      body: body.byteLength === 0 ? undefined : body,
    });
  });
}

async function contentOf(
  body: ArrayBuffer,
  type: string,
): Promise<Pick<HeardCall, 'json' | 'fields'>> {
  if (body.byteLength === 0) return {};
  const content = new Response(body, { headers: { 'content-type': type } });
  return type.startsWith('multipart/')
    ? { fields: [...(await content.formData()).keys()] }
    : { json: await content.json() };
}
