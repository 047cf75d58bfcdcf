// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PasskeyOfferPage from './PasskeyOfferPage.tsx';

afterEach(cleanup);
function open(path = '/chave-de-acesso', answers = {}) {
  const portal = createTestPortal({ answers });
  const back = vi.spyOn(portal.portal.navigation, 'back').mockImplementation(() => undefined);
  render(
    <TestShell test={portal} path={path}>
      <PasskeyOfferPage />
    </TestShell>,
  );
  return { portal, back };
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the offer may be declined, and leads to the page that was wanted or the one behind [ACC-09]', () => {
  const { portal, back } = open();
  expect(screen.getByRole('heading', { name: 'Entrar sem código da próxima vez?' })).toBeTruthy();
  click('Agora não');
  expect(back).toHaveBeenCalledOnce();
  expect(portal.requests).toEqual([]);
  cleanup();
  const deep = open('/chave-de-acesso?next=%2Fservice-details%2FA-7');
  click('Agora não');
  expect(deep.portal.visited).toEqual(['/client/service-details/A-7']);
});

test('what the device does not make leaves the offer where it is [ACC-09]', async () => {
  const refused = () => Response.json({ message: 'Tente mais tarde.' }, { status: 500 });
  const { portal, back } = open('/chave-de-acesso', { 'POST /user/passkeys/options': refused });
  click('Criar chave de acesso');
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(back).not.toHaveBeenCalled();
});
