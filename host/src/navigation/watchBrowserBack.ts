import type { Layers } from './createLayers.ts';
import { historyIndex, type ShellNavigation } from './createNavigation.ts';

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

  function undo(event: PopStateEvent, delta: number): Promise<void> {
    event.stopImmediatePropagation();
    return new Promise((resolve) => {
      undone = resolve;
      window.history.go(-delta);
    });
  }

  function goOn(delta: number): void {
    passes += 1;
    window.history.go(delta);
  }

  async function question(event: PopStateEvent, delta: number): Promise<void> {
    if (delta < 0 && layers.isOpen()) {
      await undo(event, delta);
      layers.closeTop();
    } else if (delta < 0 && navigation.hasBackHandler()) {
      await undo(event, delta);
      if (!navigation.handleBack()) goOn(delta);
    } else if (delta !== 0 && navigation.hasGuard()) {
      await undo(event, delta);
      if (await navigation.mayLeave()) goOn(delta);
    } else {
      index += delta;
    }
  }

  function onPopState(event: PopStateEvent): void {
    if (undone) {
      event.stopImmediatePropagation();
      const resolve = undone;
      undone = null;
      resolve();
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
      window.removeEventListener('popstate', onPopState, { capture: true });
      window.removeEventListener('beforeunload', onBeforeUnload);
    },
  };
}
