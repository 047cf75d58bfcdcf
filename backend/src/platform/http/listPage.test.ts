import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { cutPage, customerPages, providerPages, readListPage } from './listPage.ts';

const position = { at: '2026-06-16 10:00:00.000123+00', id: '01jxyz' };

/** What the page of an address is, or the refusal. */
async function read(query: string, rules = providerPages): Promise<unknown> {
  const app = new Hono();
  app.get('/', (context) => context.json(readListPage(context, rules)));
  app.onError((error, context) =>
    context.json(error instanceof ApiError ? error.toBody() : { message: String(error) }),
  );
  return (await app.request(`/?${query}`)).json();
}

const cursorOf = (content: unknown) =>
  `cursor=${Buffer.from(JSON.stringify(content)).toString('base64url')}`;

test('the cursor that a page ends with is where the next one begins, to the last digit', async () => {
  const rows = [position, { ...position, id: '02' }];
  const { next, ...cut } = cutPage(rows, { size: 1, after: undefined }, (row) => row);
  expect(cut.rows).toEqual([position]);
  expect(await read(`cursor=${String(next)}`)).toEqual({ size: 200, after: position });
});

test('what fits on a page is its end', () => {
  const rows = [position, { ...position, id: '02' }];
  expect(cutPage(rows, { size: 2, after: undefined }, (row) => row)).toEqual({ rows, next: null });
  expect(cutPage([], { size: 2, after: undefined }, () => position)).toEqual({
    rows: [],
    next: null,
  });
});

describe.each([
  ['customers', customerPages],
  ['providers', providerPages],
])('%s', (_whose, rules) => {
  test.each([
    'cursor=x',
    'cursor=',
    'cursor=W10',
    cursorOf([position.at, position.id]),
    cursorOf({ at: position.at }),
    cursorOf({ ...position, id: "1' or true" }),
    cursorOf({ ...position, at: '2026-13-45 10:00:00+00' }),
    cursorOf({ ...position, at: 'infinity' }),
    'limit=0',
    'limit=-3',
    'limit=x',
    'limit=1.5',
    'limit=1e2',
    'limit=',
  ])('are refused %s by name', async (query) => {
    const [field] = query.split('=');
    expect(await read(query, rules)).toMatchObject({ http_code: 400, field });
  });
});

test('who asks for too much gets the most as a customer, and is refused as a program', async () => {
  expect(await read('limit=5000', customerPages)).toEqual({ size: 200 });
  expect(await read('limit=1000')).toEqual({ size: 1000 });
  expect(await read('limit=1001')).toMatchObject({ http_code: 400, field: 'limit' });
});
