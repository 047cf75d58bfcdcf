import type { Layers } from './createLayers.ts';
import { historyIndex, type ShellNavigation } from './createNavigation.ts';

/** After how long without a move the browser counts as standing still, in milliseconds. */
const SETTLED_MS = 250;

export interface BackOptions {
  navigation: ShellNavigation;
  layers: Layers;
}

export interface BackWatcher {
  /** Must be called after every move of the router. */
  sync(): void;
  stop(): void;
}

/**
 * Puts the browser's back button through the same questions as the portal's own: a dialog or panel
 * closes, a page may take a step back in itself, unsaved changes are asked about. The browser has
 * moved already when it tells, so the move is undone first, and made again when it may be.
 * Must be created before the router listens.
 */
export function watchBrowserBack({ navigation, layers }: BackOptions): BackWatcher {
  let index = historyIndex();
  let undone: (() => void) | null = null;
  let passes = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** Moves to the entry of the page that is shown, again when another press of back came in between. */
  function restore(): void {
    window.history.go(index - historyIndex());
    awaitRestored();
  }

  function awaitRestored(): void {
    clearTimeout(settling);
    settling = setTimeout(() => {
      if (historyIndex() === index) settle();
      else restore();
    }, SETTLED_MS);
  }

  function settle(): void {
    clearTimeout(settling);
    const resolve = undone;
    undone = null;
    resolve?.();
  }

  function undo(event: PopStateEvent): Promise<void> {
    event.stopImmediatePropagation();
    return new Promise((resolve) => {
      undone = resolve;
      restore();
    });
  }

  function goOn(delta: number): void {
    passes += 1;
    window.history.go(delta);
  }

  async function question(event: PopStateEvent, delta: number): Promise<void> {
    if (delta < 0 && layers.isOpen()) {
      await undo(event);
      if (layers.closeTop() === null) goOn(delta);
    } else if (delta < 0 && navigation.hasBackHandler()) {
      await undo(event);
      if (!navigation.handleBack()) goOn(delta);
    } else if (delta !== 0 && navigation.hasGuard()) {
      await undo(event);
      if (await navigation.mayLeave()) goOn(delta);
    } else {
      index += delta;
    }
  }

  function onPopState(event: PopStateEvent): void {
    if (undone) {
      event.stopImmediatePropagation();
      if (historyIndex() === index) settle();
      else awaitRestored();
    } else if (passes > 0) {
      passes -= 1;
      index = historyIndex();
    } else {
      void question(event, historyIndex() - index);
    }
  }

  function onBeforeUnload(event: BeforeUnloadEvent): void {
    if (navigation.hasGuard()) event.preventDefault();
  }

  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('beforeunload', onBeforeUnload);
  return {
    sync() {
      index = historyIndex();
    },
    stop() {
      clearTimeout(settling);
      window.removeEventListener('popstate', onPopState, { capture: true });
      window.removeEventListener('beforeunload', onBeforeUnload);
    },
  };
}
