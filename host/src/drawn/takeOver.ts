import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DRAWN, PRESSED, SESSION } from '../address/drawn/drawnPlaces.ts';
import type { Shell } from '../shell/createShell.ts';
import type { StartupState } from '../shell/startup/startupState.ts';
import { clockOffAtom } from '../shell/state/clockOffAtom.ts';
import { cookiesBlockedAtom } from '../shell/state/cookiesBlockedAtom.ts';
import { drawnAtom } from '../shell/state/drawnAtom.ts';
import { reachedAtom } from '../shell/state/reachedAtom.ts';
import { slowAtom } from '../shell/state/slowAtom.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { liteParts } from '../view/lite/liteParts.ts';
import { keepTyped } from './keepTyped.ts';
import { whenStarted } from './whenStarted.tsx';
import { whenTaken } from './whenTaken.ts';

export interface DrawnPage {
  shell: Shell;
  /** The root, with what the edge has drawn in it. */
  root: HTMLElement;
  portal: ReactNode;
  /** Draws as in an empty root. */
  draw: () => void;
}

/** Whether this page is still of whom it was drawn for: a visitor, a link, or a session by its mark (C-735). */
function isOfDrawn({ session }: Shell, drawnFor: string | undefined): boolean {
  const { mode, lite } = session.current();
  if (drawnFor !== undefined) return mode === 'full' && session.held()?.mark === drawnFor;
  return mode === 'visitor' || (mode === 'lite' && lite?.subjectId !== null && !lite?.hasAccount);
}

/** Whether the shell would draw now what the edge has drawn: this page, for the same, with nothing to say above it. */
function isAsDrawn(shell: Shell, state: StartupState, { dataset }: HTMLElement): boolean {
  const { boot, currentPath, session, store } = shell;
  const { mode } = session.current();
  // The key of its link is in the address of a lite page, and nothing that the page draws otherwise.
  const here = mode === 'lite' ? currentPath().split('?')[0] : currentPath();
  if (state.kind !== 'ready' || here !== dataset[DRAWN]) return false;
  const { provider } = state;
  const isSame =
    provider.name === boot.provider?.name && provider.vertical === boot.provider.vertical;
  // What a page was opened with by another one, which only this browser knows.
  const isOpenedAnew = Object(window.history.state).usr == null;
  const isQuiet =
    store.get(reachedAtom) &&
    store.get(slowAtom) === 0 &&
    store.get(clockOffAtom) === 0 &&
    !store.get(cookiesBlockedAtom);
  return isSame && isOpenedAnew && isQuiet && isOfDrawn(shell, dataset[SESSION]);
}

/** The parts around a lite page are drawn at once, as the edge has drawn them. */
function hasLiteParts(): Promise<boolean> {
  return Promise.all(Object.values(liteParts).map((part) => part.preload())).then(
    () => true,
    () => false,
  );
}

/** The sheets that stood in the document, once more as files: a later page and the offline worker look for those. */
function fetchSheets(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-href]'))
    if (dataset['href']) void fetch(dataset['href']).catch(() => undefined);
}

/** Does what was pressed before there was code for it. */
function pressAgain(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>(`[data-${PRESSED}]`);
  if (!button) return;
  delete button.dataset[PRESSED];
  button.click();
}

/**
 * Takes over the page that the edge has drawn: its markup stays, with what was typed, what was pressed and where the focus is.
 * Whatever else the start leads to is drawn as in an empty root.
 */
export async function takeOver({ shell, root, portal, draw }: DrawnPage): Promise<void> {
  const handOver = keepTyped(root);
  const state = await whenStarted(shell, root);
  const hasParts = shell.session.current().mode !== 'lite' || (await hasLiteParts());
  if (!hasParts || !isAsDrawn(shell, state, root)) {
    delete root.dataset[DRAWN];
    draw();
    return;
  }
  shell.store.set(drawnAtom, {
    dangerouslySetInnerHTML: { __html: '' },
    suppressHydrationWarning: true,
  });
  const taken = whenTaken(root);
  hydrateRoot(root, portal, {
    onRecoverableError(error) {
      const code = 'SHELL-HYDRATION';
      shell.report.failure({ code, message: String(error) });
      shell.tellHost(code);
    },
  });
  await taken;
  shell.store.set(drawnAtom, undefined);
  delete root.dataset[DRAWN];
  handOver();
  pressAgain(root);
  whenIdle(fetchSheets);
}
