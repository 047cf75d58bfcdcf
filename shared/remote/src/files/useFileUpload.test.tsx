// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, TestShell } from '../testing/testPortal.tsx';
import { useFileUpload } from './useFileUpload.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const view = { kind: 'page', name: 'files', params: {} } as const;
const document = (name: string) => new File(['texto'], name, { type: 'text/plain' });

interface Situation {
  types?: object | null;
  kind?: 'document' | 'image';
  /** Names that fail once. */
  failing?: Set<string>;
  /** Whether the customer tries the rest again. */
  again?: boolean;
  answer?: { message?: string };
}

async function choose(
  names: readonly string[],
  {
    types = null,
    kind = 'document',
    failing = new Set(),
    again = false,
    answer = { message: 'Ficheiro guardado.' },
  }: Situation = {},
) {
  const test = createTestPortal({
    answers: {
      'GET /config/filetypes': () => types ?? Response.json({}, { status: 503 }),
    },
  });
  const info = vi.spyOn(test.portal.overlays, 'info');
  const warn = vi.spyOn(test.portal.overlays, 'warn');
  const confirm = vi.spyOn(test.portal.overlays, 'confirm').mockResolvedValue(again);
  const sent: unknown[] = [];
  const fields: string[][] = [];
  const { result } = renderHook(
    () =>
      useFileUpload([kind], async (body) => {
        fields.push([...body.keys()]);
        const file = body.get('media');
        const name = file instanceof File ? file.name : '';
        if (failing.delete(name)) throw new Error('The line broke.');
        sent.push(name);
        return answer;
      }),
    {
      wrapper: ({ children }) => (
        <TestShell test={test} view={view} path="/files">
          {children}
        </TestShell>
      ),
    },
  );
  if (types !== null)
    await vi.waitFor(() => expect(result.current.accept).toBe(kind === 'image' ? '.webp' : '.odt'));
  await act(() => result.current.upload(names.map(document)));
  const { accept } = result.current;
  const calls = { info: info.mock.calls, warn: warn.mock.calls, confirm: confirm.mock.calls };
  return { sent, fields, accept, ...calls };
}

test('several files go in their order and are told once [MED-05] [MED-13]', async () => {
  const { sent, info } = await choose(['a.txt', 'b.pdf', 'c.txt']);
  expect(sent).toEqual(['a.txt', 'b.pdf', 'c.txt']);
  expect(info).toEqual([[{ title: 'Concluído!', body: '3 ficheiros enviados.' }]]);
});

test('one of several that cannot be sent keeps all of them here, and is named [MED-13]', async () => {
  const { sent, info, warn } = await choose(['a.txt', 'b.exe']);
  expect([sent, info]).toEqual([[], []]);
  expect(warn).toHaveLength(1);
  expect(warn[0]?.[0]).toMatchObject({
    title: 'Formato Inválido',
    body: expect.stringMatching(/^b\.exe: .*Ainda não enviámos nenhum\.$/),
  });
});

test.each([true, false])(
  'when one of several fails, how many went and which did not is said; trying the rest: %s [MED-13] [C-230]',
  async (again) => {
    const failing = new Set(['b.pdf']);
    const { sent, info, confirm } = await choose(['a.txt', 'b.pdf', 'c.txt'], { failing, again });
    expect(confirm).toHaveLength(1);
    expect(confirm[0]?.[0].body).toMatch(/ Enviámos 1 de 3\. Por enviar: b\.pdf, c\.txt\.$/);
    expect(sent).toEqual(again ? ['a.txt', 'b.pdf', 'c.txt'] : ['a.txt']);
    expect(info).toHaveLength(again ? 1 : 0);
  },
);

test('one file is told in the words of the server [MED-13]', async () => {
  const { info } = await choose(['a.txt']);
  expect(info).toEqual([[{ title: 'Concluído!', body: 'Ficheiro guardado.' }]]);
  const { info: silent } = await choose(['a.txt'], { answer: {} });
  expect(silent).toEqual([[{ title: 'Concluído!', body: 'O ficheiro foi enviado.' }]]);
});

test('the types and sizes of the server hold instead of the usual ones [CFG-09]', async () => {
  const types = { image: ['webp'], video: [], document: ['odt'], max_bytes: { document: 5 } };
  const { sent, warn } = await choose(['a.txt'], { types });
  expect(sent).toEqual([]);
  expect(warn[0]?.[0]).toMatchObject({ title: 'Formato Inválido' });
  expect(warn[0]?.[0].body).toContain('odt');
  const large = { ...types, max_bytes: { document: 4 } };
  expect((await choose(['a.odt'], { types: large })).sent).toEqual([]);
  expect((await choose(['a.odt'], { types })).sent).toEqual(['a.odt']);
});

test('a photograph of a kind that the server adds goes with its small picture, too [CFG-09]', async () => {
  const picture = { width: 200, height: 150, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => picture);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
  const types = { image: ['webp'], video: [], document: [], max_bytes: {} };
  const { fields } = await choose(['a.webp'], { types, kind: 'image' });
  expect(fields).toEqual([['media', 'thumbnail']]);
});

test('a photograph goes as `media` with its small picture as `thumbnail`, any other file alone [API-34]', async () => {
  const picture = { width: 200, height: 150, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => picture);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
  expect((await choose(['a.jpg'], { kind: 'image' })).fields).toEqual([['media', 'thumbnail']]);
  expect((await choose(['a.txt'])).fields).toEqual([['media']]);
});
