import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { createHttp } from '../http/http.ts';
import { workSchema, type Work } from './work.ts';
import { createWorkListsApi } from './workList.ts';

const work = (id: string): Work =>
  v.parse(workSchema, {
    id,
    item: null,
    state: { bars: 5, name: 'Concluído' },
    symptoms: [],
    allow_cancel: false,
    allow_approve: false,
    allow_confirmation: false,
    is_cancelled: false,
    is_confirmed: false,
    is_history: true,
    client_arrived: true,
    show_invoice_button: false,
    establishment: { name: 'Auto Mirante' },
    services: [],
    isAppointment: false,
  });

/** A list in pages by cursor, and the addresses that were asked for. */
function withPages(pages: Record<string, { works: Work[]; next?: string | null }>) {
  const asked: string[] = [];
  const api = createWorkListsApi(
    createHttp(async (input) => {
      const { search, searchParams } = new URL(new Request(input).url);
      asked.push(search);
      const page = pages[searchParams.get('cursor') ?? ''];
      return page === undefined ? new Response(null, { status: 500 }) : Response.json(page);
    }),
  );
  return { api, asked };
}

test('a list is read to its last page; what begins it is told before', async () => {
  const { api, asked } = withPages({
    '': { works: [work('A-1')], next: 'one' },
    one: { works: [work('A-2')], next: 'two' },
    two: { works: [work('A-3')], next: null },
  });
  const begun: string[][] = [];
  const { works } = await api.list('completed', 'item', (first) =>
    begun.push(first.map(({ id }) => id)),
  );
  expect(works.map(({ id }) => id)).toEqual(['A-1', 'A-2', 'A-3']);
  expect(begun).toEqual([['A-1']]);
  expect(asked).toEqual([
    '?itemId=item',
    '?itemId=item&cursor=one&limit=200',
    '?itemId=item&cursor=two&limit=200',
  ]);
});

test('a list of one page is one call, and a cursor that leads nowhere ends it', async () => {
  const short = withPages({ '': { works: [work('A-1')] } });
  expect((await short.api.list('active')).works).toHaveLength(1);
  expect(short.asked).toHaveLength(1);
  const round = withPages({
    '': { works: [work('A-1')], next: 'x' },
    x: { works: [], next: 'x' },
  });
  expect((await round.api.list('active')).works).toHaveLength(1);
  expect(round.asked).toHaveLength(2);
});

test('a page that fails, fails the list', async () => {
  const { api } = withPages({ '': { works: [work('A-1')], next: 'gone' } });
  await expect(api.list('completed')).rejects.toBeInstanceOf(ApiError);
});
