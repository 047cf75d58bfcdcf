import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { releaseOf } from '../../../composition/testing/plainRemote.ts';
import type { Shell } from '../../../shell/createShell.ts';
import { aShell } from '../../../shell/testing/aShell.ts';
import { ShellContext } from '../../useShell.ts';

/** A shell whose visitors may open these panels; nothing is loaded into it. */
export function shellWith(panels: readonly (readonly [name: string, title: string])[]): Shell {
  const release = releaseOf('1.0.0', {
    pages: [],
    panels: panels.map(([name, title]) => ({
      ...{ name, title, side: 'start', size: 'medium', modes: ['visitor'] },
    })),
  });
  return aShell([{ name: 'mf-services', release, fallback: null, reason: 'everyone' }], null);
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
