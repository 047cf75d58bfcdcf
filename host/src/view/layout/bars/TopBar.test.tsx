// @vitest-environment happy-dom
import { createTestPortal } from '@portal/remote/testPortal';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unreadAtom } from '../../../shell/state/countersAtom.ts';
import { renderIn, shellWith, shownIn } from '../testing/renderIn.tsx';
import { MainBar } from './MainBar.tsx';
import { TopBar } from './TopBar.tsx';

afterEach(cleanup);

const { provider } = createTestPortal().portal;
const bell = ['notifications', 'Notificações'] as const;

function open(panels: Parameters<typeof shellWith>[0], unread = 0): void {
  const shell = shellWith(panels);
  shell.store.set(unreadAtom, unread);
  renderIn(
    shell,
    <TopBar provider={provider} path="/services" title={undefined} decision={false} />,
  );
}

test.each([
  { path: '/services', title: undefined },
  { path: '/profile', title: 'Perfil' },
])(
  'the header of $path shows the logo of the company and whose portal it is [SID-01] [SHL-02]',
  (page) => {
    renderIn(shellWith([bell]), <TopBar provider={provider} {...page} decision={false} />);
    const header = screen.getByRole('banner');
    const home = screen.getByRole('link', { name: 'Auto Mirante, início' });
    expect(home.querySelector('img')?.getAttribute('src')).toBe(provider.logo);
    expect(header.contains(home)).toBe(true);
    expect(home.getAttribute('href')).toBe('/client');
    const powered = screen.getByRole('link', { name: 'Com tecnologia Portal do Cliente' });
    expect(header.contains(powered)).toBe(true);
    expect(powered.getAttribute('href')).toMatch(/^https:\/\/(?!auto-mirante)/);
  },
);

test('on a wide screen the logo stands in the side bar, not in the header [SID-01]', () => {
  open([bell]);
  expect(screen.getByRole('banner').getAttribute('data-logo')).toBe('mobile');
  cleanup();
  renderIn(shellWith([]), <MainBar provider={provider} path="/services" />);
  const home = screen.getByRole('link', { name: 'Auto Mirante, início' });
  expect(home.querySelector('img')?.getAttribute('src')).toBe(provider.logo);
});

test('a page for one decision has its title and the name of the provider in place of logo and powered-by link [SID-01]', () => {
  const bar = <TopBar provider={provider} path="/schedule" title="Marcação" decision />;
  renderIn(shellWith([bell]), bar);
  const header = screen.getByRole('banner');
  expect(header.textContent).toContain('Marcação');
  expect(header.textContent).toContain('Auto Mirante');
  expect(header.querySelector('img')).toBeNull();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [128, '99+'],
])('of %i unread notifications the bell shows «%s» [SID-02]', (unread, shown) => {
  open([bell], unread);
  expect(shownIn(screen.getByRole('button', { name: /^Notificações/ }))).toBe(shown);
});

test('who may not read notifications has no bell [SID-02]', () => {
  open([], 3);
  expect(screen.queryByRole('button', { name: /^Notificações/ })).toBeNull();
});

test.each([
  { path: '/services-lite', decision: false },
  { path: '/service-details-lite/A-1', decision: false },
  { path: '/schedule-lite', decision: true },
])(
  'on $path the header leads back to the account that there is [LITE-15]',
  async ({ path, decision }) => {
    const shell = shellWith([]);
    shell.session.setPath(path);
    const visit = { subjectId: 'A-1', hasEnded: false, isClient: true, itemsKey: 'items' };
    const bar = <TopBar provider={provider} path={path} title="Marcação" decision={decision} />;
    act(() => shell.session.setLite({ ...visit, hasAccount: false }));
    renderIn(shell, bar);
    const offers = () => screen.queryAllByRole('button', { name: 'Voltar à minha conta' });
    expect(offers()).toHaveLength(0);
    act(() => shell.session.setLite({ ...visit, hasAccount: true }));
    expect(await screen.findAllByRole('button', { name: 'Voltar à minha conta' })).toHaveLength(1);
  },
);
