import { createHttp } from '@portal/api/http/http';
import { uploadTime } from '@portal/api/http/uploadTime';
import { SETUP_API } from '@portal/api/setup/setupPath';

const LIMIT_MS = 20_000;

/** A fetch that is bound to the calls of the set-up; the session rides in a cookie that no script reads. */
const setupFetch: typeof fetch = async (input, init) => {
  const asked = new Request(input, init);
  const { pathname, search } = new URL(asked.url);
  const body = asked.method === 'GET' ? undefined : await asked.arrayBuffer();
  const isFile = asked.headers.get('content-type')?.startsWith('multipart/') === true;
  const limit = isFile ? uploadTime(body?.byteLength ?? 0) : LIMIT_MS;
  return fetch(`${SETUP_API}${pathname}${search}`, {
    ...{ method: asked.method, headers: asked.headers, body, cache: 'no-store' },
    signal: AbortSignal.any([asked.signal, AbortSignal.timeout(limit)]),
  });
};

/** The one service of the set-up. */
export const setupHttp = createHttp(setupFetch);
