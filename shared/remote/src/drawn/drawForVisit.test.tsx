import { createTestPortal } from '@portal/remote/testPortal';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { portalHttp, useApi } from '@portal/remote/useApi';
import { useSession } from '@portal/remote/useSession';
import { clusterSchema } from '@portal/api/company/clusterSchema';
import type { Http } from '@portal/api/http/http';
import { lazy, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForVisit } from './drawForVisit.tsx';

// Workers are shared, and another file may have left a document in this one.
beforeEach(() => {
  for (const name of ['window', 'document', 'navigator', 'localStorage', 'sessionStorage'])
    vi.stubGlobal(name, undefined);
  return () => vi.unstubAllGlobals();
});

const createApi = (http: Http) => ({
  read: (path: string) => http.send({ path, answer: clusterSchema, codeIsError: false }),
});

/** Hears of each drawing. */
const onDrawn = vi.fn<() => void>();

function Details() {
  onDrawn();
  const api = useApi(createApi);
  const { lite } = useSession();
  const of = (path: string, enabled = true) => ({
    queryKey: [path],
    queryFn: () => api.read(path),
    enabled,
  });
  const work = useQuery(of(`/works/${lite?.subjectId}`));
  const more = useQuery(of('/more'));
  const later = useQuery(of('/later', false));
  const told = [work, more, later].map(
    ({ data, isLoading }) => data?.url ?? (isLoading ? '…' : '–'),
  );
  return <p>{told.join(' ')}</p>;
}

/** Longer than what React puts into its place only later, by a script. */
const LONG = 'Peça '.repeat(5000);
const Part = lazy(async () => ({ default: () => <b>{LONG}</b> }));
const WithPart = () => (
  <main>
    <Suspense fallback="…">
      <Part />
    </Suspense>
  </main>
);

/** Writes what the second of its queries reads, and asks on for what nobody answers. */
function Writing() {
  const api = useApi(createApi);
  const client = useQueryClient();
  const list = useQuery({
    queryKey: ['list'],
    queryFn: async () => {
      client.setQueryData(['one'], await api.read('/works/A-1'));
      return api.read('/more');
    },
  });
  const one = useQuery({ queryKey: ['one'], queryFn: () => api.read('/one'), enabled: false });
  return <p>{`${list.isLoading ? '…' : '–'} ${Object(one.data).url}`}</p>;
}

const { draw, pages } = drawForVisit({ details: Details, part: WithPart, writing: Writing });
const { portal } = createTestPortal();

const visitOf = (id: string, status = 200, page = 'details', drawPage = draw) =>
  drawPage({
    ...{ federationName: 'mf_one_1', page, params: {}, path: '/client/details', search: '' },
    session: {
      ...{ mode: 'lite', subject: null, termsAccepted: false, scheduling: false },
      lite: { subjectId: id, hasEnded: false, isClient: false, hasAccount: false, itemsKey: '' },
    },
    provider: portal.provider,
    answers: [
      {
        address: `/api/main/works/${id}`,
        status,
        body: JSON.stringify({ code: 1, url: `Obra ${id}` }),
      },
    ],
    userAgent: 'Firefox',
  });

test('a page is drawn from the answers that were given, and hands its data over; what was not answered is on its way [C-720]', async () => {
  expect(pages).toEqual(['details', 'part', 'writing']);
  expect(await visitOf('A-1')).toEqual({
    markup: '<p>Obra A-1 … –</p>',
    queries: [{ key: ['/works/A-1'], data: { code: 1, url: 'Obra A-1' } }],
  });
});

test('each visitor has data of their own, in turns with others [C-722]', async () => {
  for (const id of ['A-1', 'A-2', 'A-1'])
    expect((await visitOf(id)).markup).toBe(`<p>Obra ${id} … –</p>`);
});

test('a page that nobody draws, or whose answer is a failure, is not drawn [C-723]', async () => {
  await expect(visitOf('A-1', 200, 'other')).rejects.toThrow('other is no page that is drawn.');
  await expect(visitOf('A-1', 404)).rejects.toThrow('HTTP 404');
});

test('a page is drawn once when it asks for what it is known to ask for, and a second time only for data that nobody knew of [C-730]', async () => {
  const before = await visitOf('A-1');
  onDrawn.mockClear();
  const { draw: drawKnown } = drawForVisit(
    { details: Details },
    {
      details: (own) => {
        const path = `/works/${own.session.current().lite?.subjectId}`;
        return [{ queryKey: [path], queryFn: () => createApi(portalHttp(own)).read(path) }];
      },
    },
  );
  expect(await visitOf('A-1', 200, 'details', drawKnown)).toEqual(before);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  await visitOf('A-1');
  expect(onDrawn).toHaveBeenCalledTimes(3);
});

test('what one query wrote for another is drawn and handed over, also where the one is not answered itself [C-730]', async () => {
  expect(await visitOf('A-1', 200, 'writing')).toEqual({
    markup: '<p>… Obra A-1</p>',
    queries: [{ key: ['one'], data: { code: 1, url: 'Obra A-1' } }],
  });
});

test('parts that come as files of their own stand in the drawing, whole and without a script [C-730]', async () => {
  const { markup } = await visitOf('A-1', 200, 'part');
  expect(markup).toBe(`<main><!--$--><b>${LONG}</b><!--/$--></main>`);
});
