// @vitest-environment happy-dom
import { ApiError } from '@portal/api/http/apiError';
import { createTestPortal } from '@portal/remote/testPortal';
import { expect, test, vi } from 'vitest';
import { showSignUpError } from './showSignUpError.ts';

test('a sign-up answered with 401 is only logged [ERR-30]', async () => {
  const test = createTestPortal({});
  const isToConfirm = await showSignUpError(test.portal, new ApiError(401, {}), 'ana@exemplo.pt');
  expect(isToConfirm).toBe(false);
  expect(test.failures).toEqual([{ code: 'SIGN-UP-REFUSED', message: 'Answered with 401.' }]);
  expect(test.shown).toEqual([]);
});

const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

test.each([
  [400, { message: 'Endereço recusado.' }, 'Dados Incorrectos', 'Endereço recusado.'],
  [400, {}, 'Dados Incorrectos', generic],
  [409, { code: 4 }, 'Pedido Sem Sucesso', generic],
  [404, { code: 3 }, 'Pedido Sem Sucesso', generic],
  [500, {}, 'Pedido Sem Sucesso', generic],
])(
  'a sign-up answered with %i %j shows %s [ERR-35] [ERR-36]',
  async (status, answer, title, body) => {
    const { portal } = createTestPortal({});
    const info = vi.spyOn(portal.overlays, 'info');
    const error = new ApiError(status, answer);
    expect(await showSignUpError(portal, error, 'ana@exemplo.pt')).toBe(false);
    expect(info).toHaveBeenCalledExactlyOnceWith({ title, body });
  },
);

test.each([true, false])(
  'a known e-mail is said, and its confirmation offered: %j [ERR-35] [ERR-38]',
  async (confirms) => {
    const { portal } = createTestPortal({ confirms });
    const confirm = vi.spyOn(portal.overlays, 'confirm');
    const known = new ApiError(409, { code: 3 });
    expect(await showSignUpError(portal, known, 'ana@exemplo.pt')).toBe(confirms);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: 'Utilizador já Existente',
        body: expect.stringContaining('ana@exemplo.pt'),
        confirmLabel: 'Confirmar',
      }),
    );
  },
);
