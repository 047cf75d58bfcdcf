// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, TestShell } from '../testPortal.tsx';
import { useFileUpload } from './useFileUpload.ts';

afterEach(cleanup);

const view = { kind: 'page', name: 'files', params: {} } as const;
const document = (name: string) => new File(['texto'], name, { type: 'text/plain' });

async function choose(names: readonly string[], types: object | null = null) {
  const test = createTestPortal({
    answers: {
      'GET /config/filetypes': () => types ?? Response.json({}, { status: 503 }),
    },
  });
  const info = vi.spyOn(test.portal.overlays, 'info');
  const warn = vi.spyOn(test.portal.overlays, 'warn');
  const sent: unknown[] = [];
  const { result } = renderHook(
    () =>
      useFileUpload(['document'], async (body) => {
        const file = body.get('media');
        sent.push(file instanceof File ? file.name : file);
        return { message: 'Ficheiro guardado.' };
      }),
    {
      wrapper: ({ children }) => (
        <TestShell test={test} view={view} path="/files">
          {children}
        </TestShell>
      ),
    },
  );
  if (types !== null) await vi.waitFor(() => expect(result.current.accept).toBe('.odt'));
  await act(() => result.current.upload(names.map(document)));
  const { accept } = result.current;
  return { sent, accept, info: info.mock.calls, warn: warn.mock.calls };
}

test('several files go in their order and are told once [MED-05]', async () => {
  const { sent, info } = await choose(['a.txt', 'b.pdf', 'c.txt']);
  expect(sent).toEqual(['a.txt', 'b.pdf', 'c.txt']);
  expect(info).toEqual([[{ title: 'Concluído!', body: '3 ficheiros enviados.' }]]);
});

test('one of several that cannot be sent keeps all of them here, and is named', async () => {
  const { sent, info, warn } = await choose(['a.txt', 'b.exe']);
  expect([sent, info]).toEqual([[], []]);
  expect(warn).toHaveLength(1);
  expect(warn[0]?.[0]).toMatchObject({
    title: 'Formato Inválido',
    body: expect.stringMatching(/^b\.exe: .*Ainda não enviámos nenhum\.$/),
  });
});

test('one file is told in the words of the server [MED-13]', async () => {
  const { info } = await choose(['a.txt']);
  expect(info).toEqual([[{ title: 'Concluído!', body: 'Ficheiro guardado.' }]]);
});

test('the types and sizes of the server hold instead of the usual ones [CFG-09]', async () => {
  const types = { image: ['webp'], video: [], document: ['odt'], max_bytes: { document: 5 } };
  const { sent, warn } = await choose(['a.txt'], types);
  expect(sent).toEqual([]);
  expect(warn[0]?.[0]).toMatchObject({ title: 'Formato Inválido' });
  expect(warn[0]?.[0].body).toContain('odt');
  const large = { ...types, max_bytes: { document: 4 } };
  expect((await choose(['a.odt'], large)).sent).toEqual([]);
  expect((await choose(['a.odt'], types)).sent).toEqual(['a.odt']);
});
