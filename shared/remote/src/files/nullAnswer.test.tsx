// @vitest-environment happy-dom
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, TestShell } from '../testing/testPortal.tsx';
import { useApi } from '../calls/useApi.ts';
import { useFileRemoval } from './useFileRemoval.ts';
import { useFileUpload } from './useFileUpload.ts';

afterEach(cleanup);

const view = { kind: 'page', name: 'files', params: {} } as const;
const kept = {
  id: '7',
  url: '/media/7',
  description: 'Apólice',
  date: '2026-07-14T09:00:00Z',
  type: 'application/pdf',
  thumbnail_url: null,
};

/** The two things that a customer does with files of a service, where the server answers `null` to both. */
function useFiles() {
  const services = useApi(createServicesApi);
  const { upload } = useFileUpload(['document'], (body) => services.upload('A-1', body));
  const { run } = useFileRemoval((id) => services.removeFile('A-1', id));
  return { upload: () => upload([new File(['texto'], 'nota.txt')]), removal: () => run(kept) };
}

test.each(['upload', 'removal'] as const)(
  'a null answer to the %s of a file is shown as the generic error, and not as done [MED-14]',
  async (what) => {
    const portal = createTestPortal({
      answers: {
        'GET /config/filetypes': () => Response.json({}, { status: 503 }),
        'POST /services/A-1/media': () => Response.json(null),
        'DELETE /services/A-1/media/7': () => Response.json(null),
      },
    });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    const { result } = renderHook(useFiles, {
      wrapper: ({ children }) => (
        <TestShell test={portal} view={view} path="/files">
          {children}
        </TestShell>
      ),
    });
    await act(async () => {
      await result.current[what]();
    });
    expect(info.mock.calls).toEqual([
      [
        {
          title: 'Pedido Sem Sucesso',
          body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
        },
      ],
    ]);
  },
);
