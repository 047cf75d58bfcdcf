import type { Layers } from './createLayers.ts';
import type { ShellNavigation } from './createNavigation.ts';
import { createUndo } from './createUndo.ts';
import {
  copyEntry,
  hasPageBehind,
  historyIndex,
  holdEntry,
  isHeldEntry,
  pushHeldEntry,
} from './historyEntry.ts';

export interface BackOptions {
  navigation: ShellNavigation;
  layers: Layers;
}

/**
 * Puts the browser's back button through the same questions as the portal's own: a dialog or panel
 * closes, a page may take a step back in itself, unsaved changes are asked about. The browser has
 * moved already when it tells, so the move is undone first, and made again when it may be.
 * On the first page of a visit back would leave the portal without telling: once there is
 * something to close or to ask, that page has a second entry. It stays when nothing is open any more, and
 * back passes over it: taking it away would be a move of the browser at a moment nobody chose, and such a move
 * breaks off a document that is on its way (a payment's page, a link to another provider).
 * Must be created before the router listens.
 * @returns what must be called after every move of the router.
 */
export function watchBrowserBack({ navigation, layers }: BackOptions): () => void {
  let index = historyIndex();
  let isHeld = isHeldEntry();
  let shown = copyEntry();
  const undoing = createUndo(() => index);
  let passes = 0;

  function follow(): void {
    index = historyIndex();
    isHeld = isHeldEntry();
    shown = copyEntry();
  }

  function sync(): void {
    // What is written over the second entry stands over the first one as well.
    if (isHeld && historyIndex() === index && !isHeldEntry()) holdEntry();
    follow();
    hold();
  }

  /** Gives the first page its second entry. */
  function hold(): void {
    if (undoing.isUnderWay() || isHeld || hasPageBehind()) return;
    if (!layers.isClosable() && !navigation.hasBackHandler() && !navigation.hasGuard()) return;
    pushHeldEntry();
    follow();
  }

  function goOn(delta: number): void {
    if (delta < 0 && isHeld) {
      // Out of the portal: what would come in between is this page again.
      window.history.go(delta - 1);
      hold();
      return;
    }
    passes += 1;
    window.history.go(delta);
  }

  async function question(event: PopStateEvent, delta: number): Promise<void> {
    if (delta < 0 && layers.isOpen()) {
      await undoing.undo(event);
      if (layers.closeTop() === null) goOn(delta);
    } else if (delta < 0 && navigation.hasBackHandler()) {
      await undoing.undo(event);
      if (!navigation.handleBack()) goOn(delta);
    } else if (delta !== 0 && navigation.hasGuard()) {
      await undoing.undo(event);
      if (await navigation.mayLeave()) goOn(delta);
    } else if (delta === -1 && isHeld) {
      // Nothing to close any more: this is the page that is shown, or one that it has replaced.
      event.stopImmediatePropagation();
      shown.write();
      sync();
      window.history.back();
    } else if (delta === 1 && isHeldEntry() && window.location.href === shown.href) {
      event.stopImmediatePropagation();
      sync();
      window.history.forward();
    } else {
      follow();
    }
    hold();
  }

  function onPopState(event: PopStateEvent): void {
    if (undoing.isUnderWay()) {
      undoing.onMoved(event);
    } else if (passes > 0) {
      passes -= 1;
      follow();
    } else {
      void question(event, historyIndex() - index);
    }
  }

  function onBeforeUnload(event: BeforeUnloadEvent): void {
    if (navigation.hasGuard()) event.preventDefault();
  }

  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('beforeunload', onBeforeUnload);
  window.addEventListener('pageshow', sync);
  layers.watch(hold);
  navigation.watchHolding(hold);
  hold();
  return sync;
}
