// @vitest-environment happy-dom
import type { BootDocument } from '@portal/contract/bootDocument';
import { createTestPortal } from '@portal/remote/testPortal';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { createShell } from '../createShell.ts';
import { countersAtom } from '../state/atoms.ts';
import { ShellContext } from '../useShell.ts';
import { MainBar } from './MainBar.tsx';

const panelOf = (name: string, title: string) => ({
  name,
  title,
  side: 'start' as const,
  size: 'medium' as const,
  modes: ['visitor' as const],
});
const boot: BootDocument = {
  provider: null,
  remotes: [
    {
      name: 'mf-services',
      fallback: null,
      reason: 'everyone',
      release: {
        name: 'mf-services',
        version: '1.0.0',
        contract: '^1.0.0',
        pages: [],
        panels: [panelOf('agenda', 'Agenda'), panelOf('companies', 'Empresas')],
        federationName: 'mf_services_1_0_0',
        base: '/assets/mf-services/',
        entry: 'entry.js',
        scripts: [],
        styles: [],
        views: {},
        files: [],
      },
    },
  ],
  degraded: false,
  resolvedAt: '2026-07-14T09:00:00Z',
  environment: 'test',
};

afterEach(cleanup);

/** What a button shows: not what is only said. */
function shownIn(button: HTMLElement): string {
  const silent = [...button.querySelectorAll('.visually-hidden')].map((part) => part.textContent);
  return silent.reduce((text, part) => text.replace(part, ''), button.textContent);
}

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
  const load = () => Promise.reject(new Error('Nothing is loaded here.'));
  const shell = createShell(boot, load, { platform: 'WEB', wrapper: null, synced: null });
  shell.store.set(countersAtom, counters);
  render(
    <Provider store={shell.store}>
      <ShellContext value={shell}>
        <MainBar provider={createTestPortal().portal.provider} path="/services" />
      </ShellContext>
    </Provider>,
  );
  expect(screen.getAllByRole('button').map(shownIn)).toEqual(shown);
  for (const name of said) expect(screen.getByRole('button', { name })).toBeTruthy();
});
