// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aShell } from '../../../shell/testing/aShell.ts';
import { companyToReturnTo } from '../../../shell/session/companyToReturnTo.ts';
import { readCookie } from '../../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../../browser/writeCookie.ts';
import { startupAtom } from '../../../shell/state/startupAtom.ts';
import { ShellContext } from '../../useShell.ts';
import { UnknownProvider } from './UnknownProvider.tsx';

const HERE = 'ninguem.localhost';
const known = { domain: 'lima.localhost', url: 'http://lima.localhost:4300' };

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL(`http://${HERE}/client/services`);
  writeCookie(COOKIE_NAMES.sessionToken, 'of-another-day');
  // What mgmt knows: the address of one provider.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (pathname !== '/api/mgmt/route') return Response.json({});
    return searchParams.get('domain') === known.domain
      ? Response.json({ code: 200, url: known.url })
      : Response.json({ code: 404 }, { status: 404 });
  });
});
afterEach(async () => {
  cleanup();
  // What an end leaves behind is written by code that comes later: not in the test that follows.
  await vi.dynamicImportSettled();
  companyToReturnTo.forget();
  removeCookie(COOKIE_NAMES.sessionToken);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Draws the screen, reads its dialog and presses OK. */
async function agree() {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  const shell = aShell([], null);
  shell.store.set(startupAtom, { kind: 'provider-not-found', refused: false });
  render(
    <ShellContext value={shell}>
      <UnknownProvider />
    </ShellContext>,
  );
  const [dialog] = shell.overlays.dialogs();
  if (dialog?.kind !== 'info') throw new Error('Nothing was said.');
  dialog.answer();
  return { shell, left, said: dialog.request };
}

test('says that the provider that was entered does not exist [ERR-50]', async () => {
  const { said } = await agree();
  expect(said).toEqual({
    title: 'Prestador de serviços inexistente',
    body: `O prestador de serviços introduzido (${HERE}) não existe. Confirme o link da mensagem que recebeu.`,
  });
});

test.each([
  ['no company is remembered', () => undefined],
  [
    'the remembered one is this one',
    () => companyToReturnTo.remember({ domain: HERE, url: `http://${HERE}` }, null),
  ],
  [
    'nobody knows the remembered one',
    () => companyToReturnTo.remember({ domain: 'evil.example', url: 'https://evil.example' }, null),
  ],
])('OK logs out to the welcome page when %s [ERR-51]', async (_case, remember) => {
  remember();
  const { shell, left } = await agree();
  await vi.waitFor(() => expect(shell.store.get(startupAtom)).toEqual({ kind: 'welcome' }));
  expect([shell.session.held(), readCookie(COOKIE_NAMES.sessionToken)]).toEqual([null, null]);
  expect(left).not.toHaveBeenCalled();
});

test('OK opens the companies of another one that is remembered, and ends no session [ERR-52]', async () => {
  companyToReturnTo.remember(known, null);
  const { shell, left } = await agree();
  await vi.waitFor(() =>
    expect(left).toHaveBeenCalledExactlyOnceWith(
      'http://lima.localhost:4300/client?showCompanies=true',
    ),
  );
  expect(shell.session.held()?.token).toBe('of-another-day');
});

test.each([
  ['http://lima.localhost/client/services', 'http://lima.localhost:4300/client?showCompanies=true'],
  ['https://evil.example/', null],
  [`http://${HERE}/client`, null],
])(
  'with no company remembered the page whose link led here counts, where mgmt knows its provider: %s to %s [ERR-51] [ERR-52] [C-158]',
  async (referrer, address) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const { shell, left } = await agree();
    if (address === null) {
      await vi.waitFor(() => expect(shell.store.get(startupAtom)).toEqual({ kind: 'welcome' }));
      expect(shell.session.held()).toBeNull();
      expect(left).not.toHaveBeenCalled();
    } else {
      await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(address));
      expect(shell.session.held()?.token).toBe('of-another-day');
    }
  },
);
