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

test.each([
  [{ appointments: 2, warnings: 99 }, ['2Agenda', '99Empresas']],
  [{ appointments: 100, warnings: 128 }, ['99+Agenda', '99+Empresas']],
  [{ appointments: 0, warnings: 0 }, ['Agenda', 'Empresas']],
])('of %o the buttons of the bar say %o [SID-05]', (counters, buttons) => {
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
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
