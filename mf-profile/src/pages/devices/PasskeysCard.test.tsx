// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PasskeysCard } from './PasskeysCard.tsx';

const passkey = {
  id: 'k1',
  credential_id: 'here',
  name: 'Chrome no Android',
  created_at: '2025-03-04T10:15:00Z',
  last_used_at: null,
};
// What comes by itself in the page takes its time on a busy machine.
beforeAll(() => import('@simplewebauthn/browser'));
afterEach(cleanup);

function open(
  { available = true, passkeys = [passkey], canMake = true } = {},
  answers: object = {},
  options: TestPortalOptions = {},
) {
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => canMake,
  });
  const list = { 'GET /user/passkeys': () => ({ available, passkeys }) };
  const portal = createTestPortal({ ...options, answers: { ...list, ...answers } });
  render(
    <TestShell test={portal} path="/dispositivos">
      <PasskeysCard />
    </TestShell>,
  );
  return portal;
}
const create = { name: 'Criar chave de acesso' };

test('lists the passkeys, and offers to make one where that is possible [ACC-10]', async () => {
  open();
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(
    /^Chrome no AndroidCriada: ter, 04.mar\..2025, 10:15Ainda não foi usadaRemover$/,
  );
  expect(screen.getByRole('button', create)).toBeTruthy();
});

test('offers nothing at another address, in a demo, in a wrapper, or in a browser that cannot [ACC-09] [ACC-10] [C-522]', async () => {
  open({ available: false });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('button', create)).toBeNull();
  cleanup();
  open({ canMake: false });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('button', create)).toBeNull();
  cleanup();
  open({}, {}, { platform: 'IOS' });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('button', create)).toBeNull();
  cleanup();
  const portal = open({ canMake: false, passkeys: [] });
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['is there', () => ({ message: 'Chave de acesso removida.' })],
  ['is gone already', () => Response.json({ message: 'Já não existe.' }, { status: 404 })],
])('one that %s is removed after a question, also from this device [ACC-10]', async (_, answer) => {
  localStorage.setItem('portal.passkeys', '["here","other"]');
  const portal = open({}, { 'DELETE /user/passkeys/k1': answer });
  const remove = { name: 'Remover chave de acesso: Chrome no Android' };
  fireEvent.click(await screen.findByRole('button', remove));
  await waitFor(() => expect(portal.shown.map(({ kind }) => kind)).toEqual(['confirm', 'toast']));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(localStorage.getItem('portal.passkeys')).toBe('["other"]');
  expect(portal.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
});

test('a login that is too old is offered to be renewed [ACC-10]', async () => {
  const old = () => Response.json({ code: 'LOGIN_AGAIN', message: 'x' }, { status: 403 });
  const portal = open({}, { 'POST /user/passkeys/options': old });
  fireEvent.click(await screen.findByRole('button', create));
  await waitFor(() => expect(portal.ended).toEqual([false]));
  expect(portal.shown.map(({ text }) => text)).toEqual(['Inicie sessão novamente']);
});

test.each([
  [false, []],
  [true, [false]],
])(
  'that new login asks about what waits on the device, after its own question; let go: %s, ended: %j [OFF-09] [C-634]',
  async (losesWaiting, ended) => {
    const old = () => Response.json({ code: 'LOGIN_AGAIN', message: 'x' }, { status: 403 });
    const options = { outbox: 'keeps', losesWaiting } as const;
    const portal = open({}, { 'POST /user/passkeys/options': old }, options);
    await portal.outbox.keepMessage();
    const button = await screen.findByRole('button', create);
    fireEvent.click(button);
    const asked = ['Inicie sessão novamente', 'Envios por fazer'];
    await waitFor(() => expect(portal.shown.map(({ text }) => text)).toEqual(asked));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(portal.ended).toEqual(ended);
  },
);

test('a device that makes none is said so, and nothing else happens [ACC-10]', async () => {
  const options = {
    rp: { id: 'x', name: 'x' },
    user: { id: 'YQ', name: 'a', displayName: 'a' },
    challenge: 'YQ',
    pubKeyCredParams: [],
    timeout: 1,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  const portal = open({}, { 'POST /user/passkeys/options': () => options });
  fireEvent.click(await screen.findByRole('button', create));
  await waitFor(() =>
    expect(portal.shown).toEqual([
      {
        kind: 'toast',
        text: 'A chave de acesso não foi criada. Pode tentar outra vez quando quiser.',
      },
    ]),
  );
  expect(portal.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});
