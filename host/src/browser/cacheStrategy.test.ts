import { expect, test } from 'vitest';
import { CUSTOMER_LIFETIME, isFresh, isNoAnswer, cacheStrategyOf } from './cacheStrategy.ts';
import { CACHED_AT } from './cachedAt.ts';

const ORIGIN = 'https://oficina.pt';

function asked(
  path: string,
  options: { method?: string; mode?: RequestMode; token?: string; mark?: string } = {},
) {
  const headers = new Headers(options.token ? { authorization: `Bearer ${options.token}` } : {});
  if (options.mark) headers.set('X-Portal-Session', options.mark);
  return cacheStrategyOf({
    method: options.method ?? 'GET',
    url: ORIGIN + path,
    mode: options.mode ?? 'cors',
    headers,
  });
}

test('the document of the app is kept, whatever its address', () => {
  const mode = 'navigate';
  expect(asked('/client', { mode })).toBe('page');
  expect(asked('/client/services?x=1', { mode })).toBe('page');
  expect(asked('/clientes', { mode })).toBe('pass');
  expect(asked('/api/main/photos/secret', { mode })).toBe('pass');
});

test('what every visitor may see is kept', () => {
  expect(asked('/assets/mf-services/page.js')).toBe('shared');
  expect(asked('/api/main/config')).toBe('shared');
  expect(asked('/api/mgmt/route?domain=x')).toBe('shared');
});

test('of a customer only the home is kept, and nothing without a session', () => {
  const token = 'abc';
  expect(asked('/api/main/services/active?itemId=1', { token })).toBe('customer');
  expect(asked('/api/main/user/client/info', { token })).toBe('customer');
  expect(asked('/api/main/user/client/info', { mark: 'abcdef' })).toBe('customer');
  expect(asked('/api/main/user/client/info', { mark: 'none' })).toBe('pass');
  expect(asked('/api/main/user/client/info')).toBe('pass');
  for (const path of [
    'user/client/',
    'services/A-1',
    'notifications',
    'payments/A-1',
    'photos/1',
  ]) {
    expect(asked(`/api/main/${path}`, { token })).toBe('pass');
  }
});

test('a change is never answered from what was kept, and the logout forgets it', () => {
  const token = 'abc';
  expect(asked('/api/main/services/', { method: 'PUT', token })).toBe('pass');
  expect(asked('/api/main/user/login/', { method: 'POST' })).toBe('pass');
  expect(asked('/api/main/user/logout', { method: 'POST', token })).toBe('end');
  expect(asked('/client/session', { method: 'DELETE' })).toBe('end');
  expect(asked('/api/main/items/1', { method: 'DELETE', token })).toBe('pass');
});

test('what was kept stands in for no answer, and for a file that is gone', () => {
  const config = `${ORIGIN}/api/main/config`;
  const says = (status: number, url: string) =>
    !isNoAnswer({ status, headers: new Headers() }, url);
  expect([502, 503, 504].some((status) => says(status, config))).toBe(false);
  expect([404, 500].every((status) => says(status, config))).toBe(true);
  expect(says(404, `${ORIGIN}/assets/host/main.1.js`)).toBe(false);
  expect(says(404, `${ORIGIN}/client?from=/assets/`)).toBe(true);
});

test('what a customer saw is shown again for a week', () => {
  const kept = { headers: new Headers({ [CACHED_AT]: '1000' }) };
  expect(isFresh(kept, 1000 + CUSTOMER_LIFETIME - 1)).toBe(true);
  expect(isFresh(kept, 1000 + CUSTOMER_LIFETIME)).toBe(false);
  expect(isFresh({ headers: new Headers() }, Date.now())).toBe(false);
});
