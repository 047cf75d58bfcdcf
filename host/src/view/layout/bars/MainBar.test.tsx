// @vitest-environment happy-dom
import { createTestPortal } from '@portal/remote/testPortal';
import { Box } from '@portal/ui/icons/things/Box';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countersAtom } from '../../../shell/state/countersAtom.ts';
import { panelAtom } from '../../../shell/state/panelAtom.ts';
import { renderIn, shellWith, shownIn } from '../testing/renderIn.tsx';
import { MainBar } from './MainBar.tsx';

afterEach(cleanup);

const agenda = ['agenda', 'Agenda'] as const;
const companies = ['companies', 'Empresas'] as const;

test.each([
  [
    { appointments: 2, warnings: 99 },
    ['2Agenda', '99Empresas'],
    ['Agenda, 2 por tratar', 'Empresas, 99 por tratar'],
  ],
  [
    { appointments: 100, warnings: 128 },
    ['99+Agenda', '99+Empresas'],
    ['Agenda, 100 por tratar', 'Empresas, 128 por tratar'],
  ],
  [{ appointments: 0, warnings: 0 }, ['Agenda', 'Empresas'], ['Agenda', 'Empresas']],
])('of %o the buttons of the bar show %o and say %o [SID-05]', (counters, shown, said) => {
  const shell = shellWith([agenda, companies]);
  shell.store.set(countersAtom, counters);
  renderIn(shell, <MainBar provider={createTestPortal().portal.provider} path="/services" />);
  expect(screen.getAllByRole('button').map(shownIn)).toEqual(shown);
  for (const name of said) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each([
  { iconSet: 'AUTO', Icon: Car },
  { iconSet: 'TECH', Icon: MonitorSmartphone },
  { iconSet: 'DEFAULT', Icon: Box },
] as const)(
  'of the icon set $iconSet the items have its icon [CFG-03] [SHL-02]',
  ({ iconSet, Icon }) => {
    const provider = { ...createTestPortal().portal.provider, iconSet };
    renderIn(shellWith([['items', '{items}']]), <MainBar provider={provider} path="/services" />);
    const icon = screen.getByRole('button').querySelector('svg')?.innerHTML;
    expect(icon).toBe(render(<Icon />).container.querySelector('svg')?.innerHTML);
  },
);

test('the bar leads home and to the four panels, of which one is open at most [SID-03] [SID-04] [C-01] [CFG-02]', () => {
  const shell = shellWith([companies, agenda, ['profile', 'Conta'], ['items', '{items}']]);
  const provider = { ...createTestPortal().portal.provider, itemLabelPlural: 'Equipamentos' };
  renderIn(shell, <MainBar provider={provider} path="/services" />);
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Início', 'Equipamentos', 'Perfil', 'Agenda', 'Empresas']);
  const open = () => shell.store.get(panelAtom);
  for (const [name, panel] of [
    ['Equipamentos', 'items'],
    ['Perfil', 'profile'],
    ['Agenda', 'agenda'],
    ['Empresas', 'companies'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(open()).toBe(panel);
    const current = screen.getAllByRole('button').filter((one) => one.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  }
  const home = screen.getByRole('link', { name: 'Início' });
  // A visitor's home is the login.
  expect(home.getAttribute('href')).toBe('/client/login');
  fireEvent.click(home);
  expect(open()).toBeNull();
});

test('the bar has no button for items of a provider that has none [SID-03] [C-815]', () => {
  const provider = { ...createTestPortal().portal.provider, supportsItems: false };
  renderIn(
    shellWith([['items', '{items}'], agenda]),
    <MainBar provider={provider} path="/services" />,
  );
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Início', 'Agenda']);
});
