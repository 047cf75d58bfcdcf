import { addresses, type Domain } from './domains.ts';

export interface ApiCall {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Calls the main service as the browser of a provider's customer would.
 * @throws Error with status and body when the answer is not 2xx.
 */
export async function callApi(domain: Domain, path: string, call: ApiCall = {}): Promise<unknown> {
  const response = await fetch(`${addresses.backend}${path}`, {
    method: call.method ?? 'GET',
    headers: {
      'x-forwarded-host': domain,
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.method ?? 'GET'} ${path}: ${response.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}
