import type { Layers } from './createLayers.ts';
import type { ShellNavigation } from './createNavigation.ts';
import { createUndo } from './createUndo.ts';
import {
  hasPageBehind,
  historyIndex,
  isHeldEntry,
  pushHeldEntry,
  takeHeldEntry,
} from './historyEntry.ts';

/** How long nothing must be open before the second entry goes, in milliseconds. */
const QUIET_MS = 250;

export interface BackOptions {
  navigation: ShellNavigation;
  layers: Layers;
}

/**
 * Puts the browser's back button through the same questions as the portal's own: a dialog or panel
 * closes, a page may take a step back in itself, unsaved changes are asked about. The browser has
 * moved already when it tells, so the move is undone first, and made again when it may be.
 * On the first page of a visit back would leave the portal without telling: as long as there is
 * something to close or to ask, that page has a second entry, which goes again by itself.
 * Must be created before the router listens.
 * @returns what must be called after every move of the router.
 */
export function watchBrowserBack({ navigation, layers }: BackOptions): () => void {
  let index = historyIndex();
  let isHeld = isHeldEntry();
  const undoing = createUndo(() => index);
  let passes = 0;
  let releasing: ReturnType<typeof setTimeout> | undefined;
  /** Set while the second entry is on its way out. */
  let released: { from: number; finish: () => void; isOvertaken: boolean } | null = null;

  function follow(): void {
    index = historyIndex();
    isHeld = isHeldEntry();
  }

  function sync(): void {
    follow();
    hold();
  }

  /** Gives the first page its second entry, or takes it away once nothing was open for a moment. */
  function hold(): void {
    clearTimeout(releasing);
    if (undoing.isUnderWay() || released) return;
    const wants = layers.isClosable() || navigation.hasBackHandler() || navigation.hasGuard();
    if (wants && !isHeld && !hasPageBehind()) {
      pushHeldEntry();
      follow();
    } else if (!wants && isHeld) {
      releasing = setTimeout(() => {
        released = { from: index, finish: takeHeldEntry(), isOvertaken: false };
        window.history.back();
      }, QUIET_MS);
    }
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
      // Nothing to close any more, and this is the same page.
      event.stopImmediatePropagation();
      sync();
      window.history.back();
    } else if (delta === 1 && isHeldEntry()) {
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
    } else if (released) {
      const { from, finish, isOvertaken } = released;
      released = null;
      // Another page has taken the entry's place in between, and stays.
      if (isOvertaken) {
        index = from;
        void undoing.undo(event).then(sync);
        return;
      }
      event.stopImmediatePropagation();
      finish();
      sync();
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
  navigation.watchHolding((isMoving) => {
    if (isMoving && released) released.isOvertaken = true;
    else hold();
  });
  hold();
  return sync;
}
