// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../../browser/writeCookie.ts';
import { createServiceFetch } from '../../services/createServiceFetch.ts';
import { preSignup } from './preSignup.ts';

let asked: { path: string; token: string | null; previous: string | null }[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, window.location.origin);
    const headers = new Headers(init.headers);
    asked.push({
      path: pathname + search,
      token: headers.get('authorization'),
      previous: headers.get('x-prev-company-domain'),
    });
    return answer();
  });
});
afterEach(() => {
  removeCookie(COOKIE_NAMES.previousCompanyDomain);
  vi.unstubAllGlobals();
});

const main = createHttp(
  createServiceFetch({
    base: '/api/main',
    session: () => ({ mark: 'the-to', token: 'the-token' }),
    clientToken: () => null,
    renewClientToken: async () => null,
    onLiteRefused: () => undefined,
    onUnauthorised: () => undefined,
    onReached: () => undefined,
    onDate: () => undefined,
  }),
);

test('the session, whether the terms are agreed to and the company before go along [API-13]', async () => {
  answer = () => Response.json({ type: 'Success', http_code: 200 });
  expect(await preSignup(main, true)).toEqual({ kind: 'accepted' });
  writeCookie(COOKIE_NAMES.previousCompanyDomain, 'lima.localhost');
  expect(await preSignup(main, false)).toEqual({ kind: 'accepted' });
  const path = '/api/main/user/client/presignup?terms_accepted=';
  const token = 'Bearer the-token';
  expect(asked).toEqual([
    { path: `${path}true`, token, previous: null },
    { path: `${path}false`, token, previous: 'lima.localhost' },
  ]);
});

test.each([
  [{ type: 'Failure', http_code: 409, code: 5 }, { kind: 'accepted' }],
  [
    { type: 'Success', http_code: 409, code: 5 },
    { kind: 'refused', message: null },
  ],
  [
    { http_code: 409, code: 5 },
    { kind: 'refused', message: null },
  ],
  [
    { type: 'Failure', http_code: 403, code: 5 },
    { kind: 'refused', message: null },
  ],
  [{ type: 'Success', http_code: 200 }, { kind: 'accepted' }],
  [
    { type: 'Failure', http_code: 409, code: 4, message: 'Aceite.' },
    { kind: 'needed', message: 'Aceite.' },
  ],
  [
    { type: 'Failure', http_code: 409, code: 7, message: 'Não.' },
    { kind: 'refused', message: 'Não.' },
  ],
])(
  'type, http_code and code of an answer say what it means: %j [API-13] [ENT-21]',
  async (body, meant) => {
    answer = () => Response.json(body, { status: 409 });
    expect(await preSignup(main, true)).toEqual(meant);
  },
);

test.each([
  [{ type: 'Success', http_code: 200 }, { kind: 'accepted' }],
  [
    { type: 'Success', http_code: 409 },
    { kind: 'refused', message: null },
  ],
  [
    { type: 'Failure', http_code: 200 },
    { kind: 'refused', message: null },
  ],
  [{ type: 'Failure', http_code: 409, code: 5 }, { kind: 'accepted' }],
])('in an answer that worked, too: %j [ENT-21]', async (body, meant) => {
  answer = () => Response.json(body);
  expect(await preSignup(main, true)).toEqual(meant);
});

test.each([
  [409, { type: 'Failure', code: 5 }, 'accepted'],
  [409, { code: 5 }, 'refused'],
  [409, { type: 'Failure', code: 4 }, 'needed'],
  [400, { type: 'Failure', code: 5 }, 'refused'],
  [200, { type: 'Failure', code: 5 }, 'refused'],
])(
  'accepted before are terms that are answered with 409, code 5 and Failure, all three: %i %j [SHL-52] [SHL-53]',
  async (status, body, kind) => {
    answer = () => Response.json(body, { status });
    expect((await preSignup(main, true)).kind).toBe(kind);
  },
);
