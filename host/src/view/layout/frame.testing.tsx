import type { BootDocument } from '@portal/contract/bootDocument';
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createShell, type Shell } from '../../shell/createShell.ts';
import { ShellContext } from '../useShell.ts';

/** A shell whose visitors may open these panels; nothing is loaded into it. */
export function shellWith(panels: readonly (readonly [name: string, title: string])[]): Shell {
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
          panels: panels.map(([name, title]) => ({
            ...{ name, title, side: 'start', size: 'medium', modes: ['visitor'] },
          })),
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
  const load = () => Promise.reject(new Error('Nothing is loaded here.'));
  return createShell(boot, load, { platform: 'WEB', wrapper: null, synced: null });
}

/** Draws a part of the frame in its shell. */
export function renderIn(shell: Shell, part: ReactNode): void {
  render(
    <Provider store={shell.store}>
      <ShellContext value={shell}>{part}</ShellContext>
    </Provider>,
  );
}

/** What a button shows: not what is only said. */
export function shownIn(button: HTMLElement): string {
  const silent = [...button.querySelectorAll('.visually-hidden')].map((part) => part.textContent);
  return silent.reduce((text, part) => text.replace(part, ''), button.textContent);
}
