import { createHttp } from '@portal/api/http';
import { createServicesApi } from '@portal/api/services';
import { expect, test } from 'vitest';
import { describeApiError } from './showApiError.tsx';

test.each([
  ['upload', (api: ReturnType<typeof createServicesApi>) => api.upload('A-1', new FormData())],
  ['delete', (api: ReturnType<typeof createServicesApi>) => api.removeFile('A-1', '7')],
])(
  'a null answer to an %s is told with the generic error [MED-14] [ERR-01]',
  async (_name, call) => {
    const api = createServicesApi(createHttp(async () => Response.json(null)));
    const error = await call(api).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).not.toBeNull();
    expect(describeApiError(error)).toEqual({
      title: 'Pedido Sem Sucesso',
      body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    });
  },
);
