// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';
import { aShell } from '../../shell/testing/aShell.ts';
import { OverlayHost } from '../overlays/OverlayHost.tsx';
import { ShellContext } from '../useShell.ts';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL(
    'http://auto-mirante.localhost/client/service-details-lite?token=k',
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
});

test.each([
  { button: 'Iniciar Sessão', address: '/client/login?next=%2Fservice-details%2FA-1' },
  { button: 'Criar conta', address: '/client/registo?next=%2Fservice-details%2FA-1' },
])(
  '$button of what needs an account leaves lite mode for $address [BKG-39] [LITE-07]',
  async (way) => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    const shell = aShell();
    shell.session.setPath('/service-details-lite');
    shell.session.setLite({
      subjectId: 'A-1',
      hasEnded: false,
      isClient: false,
      hasAccount: false,
      itemsKey: 'items',
    });
    const went: string[] = [];
    const go = (to: unknown) => {
      went.push(String(to));
      shell.session.setPath(String(to).replace(/^\/client|\?.*/g, ''));
    };
    shell.navigation.attach({ push: go, replace: go });
    const { overlays } = shell.portalFor(createTestPortal().portal.provider);
    render(
      <ShellContext value={shell}>
        <OverlayHost />
      </ShellContext>,
    );
    expect(shell.session.current().mode).toBe('lite');
    await act(async () => void overlays.liteRegister({ next: '/service-details/A-1' }));
    fireEvent.click(await screen.findByRole('button', { name: way.button }));
    await vi.waitFor(() => expect(went).toEqual([way.address]));
    expect(readCookie(COOKIE_NAMES.fromLite)).toBe('true');
    expect(shell.session.current().mode).toBe('visitor');
  },
);

test('whoever has an account here is led back to it, and asked for nothing else [LITE-07] [LITE-15]', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  const shell = aShell();
  shell.session.setPath('/service-details-lite');
  shell.session.setLite({
    subjectId: 'A-1',
    hasEnded: false,
    isClient: true,
    hasAccount: true,
    itemsKey: 'items',
  });
  const { overlays } = shell.portalFor(createTestPortal().portal.provider);
  render(
    <ShellContext value={shell}>
      <OverlayHost />
    </ShellContext>,
  );
  await act(async () => void overlays.liteRegister({ next: '/service-details/A-1' }));
  const back = await screen.findByRole('button', { name: 'Voltar à minha conta' });
  expect(screen.queryByRole('button', { name: /Criar conta|Iniciar Sessão/ })).toBeNull();
  fireEvent.click(back);
  await vi.waitFor(() =>
    expect(left).toHaveBeenCalledExactlyOnceWith('/client/service-details/A-1'),
  );
  left.mockRestore();
});

test('beside the account stands a code where one does, and choosing it stays in lite mode [BUD-33]', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const shell = aShell();
  shell.session.setPath('/service-details-lite');
  shell.session.setLite({
    subjectId: 'A-1',
    hasEnded: false,
    isClient: false,
    hasAccount: false,
    itemsKey: 'items',
  });
  const { overlays } = shell.portalFor(createTestPortal().portal.provider);
  render(
    <ShellContext value={shell}>
      <OverlayHost />
    </ShellContext>,
  );
  await act(async () => void overlays.liteRegister());
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: 'Criar conta' });
  expect(names()).not.toContain('Receber código');
  await act(async () => void shell.overlays.dismissDialog());
  const onCode = vi.fn<() => void>();
  const onLeave = vi.fn<() => void>();
  await act(async () => void overlays.liteRegister({ onCode, onLeave }));
  const code = await screen.findByRole('button', { name: 'Receber código' });
  expect(names()).toEqual(expect.arrayContaining(['Criar conta', 'Iniciar Sessão']));
  fireEvent.click(code);
  await vi.waitFor(() => expect(onCode).toHaveBeenCalledTimes(1));
  expect(onLeave).not.toHaveBeenCalled();
  expect(shell.session.current().mode).toBe('lite');
});
