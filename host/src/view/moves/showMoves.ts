import { flushSync } from 'react-dom';
import './moves.css';
import { moveBetween, type Move, type Place } from './moveBetween.ts';
import { moves } from './moves.ts';
import {
  findParts,
  ofCard,
  ofPage,
  ofPanel,
  ofWizard,
  stepOnPage,
  type MovingParts,
} from './movingParts.ts';

/** How long what a move leads to may take until it is drawn without one, in milliseconds (C-620). */
export const LIMIT_MS = 100;
/** The same where the page that is left stays until then anyway: between pages of one remote. */
const LIMIT_WITHIN_REMOTE_MS = 300;
const LOOK_MS = 5;

/**
 * Shows how the customer gets from page to page, from step to step and out of a panel, where the browser can and nobody
 * asked for less motion. It keeps nobody waiting: what is not there in time, or follows upon a move that is still shown,
 * is drawn as without.
 */
export function showMoves(ending: AbortSignal): void {
  if (!('startViewTransition' in document)) return;
  const { style, dataset } = document.documentElement;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  let href = window.location.href;
  let isDrawing = false;
  let isShownByBrowser = false;
  let hasArrived = false;
  let end: (() => void) | null = null;
  let named: ReturnType<typeof findParts> = [];

  /** @returns whether there is any of them */
  function name(parts: MovingParts): boolean {
    for (const [, element] of named) element.style.viewTransitionName = '';
    named = findParts(parts);
    for (const [part, element] of named) element.style.viewTransitionName = part;
    return named.length > 0;
  }

  function show(move: Move, before: Place, act: () => void): void {
    const left = document.querySelector('main [data-mounted]');
    let isOver = false;
    let giveUp: () => void = () => undefined;
    const hasCard = name(
      { page: ofCard(window.location.pathname), step: ofWizard, panel: ofPanel }[move],
    );
    if (move === 'page' && !hasCard) name(ofPage);
    if (move === 'panel') {
      style.viewTransitionName = 'none';
      dataset['way'] = before.panel?.getAttribute('data-drawer') ?? '';
    }

    /** @returns whether what it leads to is there, and not where it was */
    async function arrive(): Promise<boolean> {
      const begun = performance.now();
      const until = async (isThere: () => boolean, limit = LIMIT_MS) => {
        while (!isThere() && performance.now() - begun < limit)
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      };
      await until(() => hasArrived, left?.isConnected ? LIMIT_WITHIN_REMOTE_MS : LIMIT_MS);
      if (!hasArrived || isOver) return false;
      const way = stepOnPage() - before.step;
      if (move === 'step') dataset['way'] = way > 0 ? 'on' : 'back';
      else if (hasCard) await until(() => name(ofPage));
      else name(ofCard(new URL(before.href).pathname));
      return move !== 'step' || way !== 0;
    }

    hasArrived = false;
    const transition = document.startViewTransition(async (): Promise<void> => {
      name({});
      style.viewTransitionName = 'none';
      isDrawing = true;
      try {
        flushSync(act);
      } finally {
        isDrawing = false;
      }
      if (move !== 'panel' && !(await arrive())) giveUp();
    });
    giveUp = () => transition.skipTransition();
    end = () => {
      isOver = hasArrived = true;
      giveUp();
    };
    const clean = () => {
      name({});
      style.viewTransitionName = '';
      delete dataset['way'];
      end = null;
    };
    // Given up: what it leads to is drawn all the same.
    transition.ready.catch(() => undefined);
    transition.finished.then(clean, clean);
  }

  // A swipe of the finger that the browser has shown already.
  const onPop = (event: PopStateEvent) => {
    isShownByBrowser = event.hasUAVisualTransition;
  };
  window.addEventListener('popstate', onPop, { capture: true, signal: ending });
  // The page that is left stays until the browser has its picture: it must not be scrolled to where the next one was.
  window.history.scrollRestoration = 'manual';
  const restore = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', restore, { signal: ending });

  moves.draw = (act) => {
    const before = { href, step: stepOnPage(), panel: document.querySelector('[data-drawer]') };
    href = window.location.href;
    const move = moveBetween(before, href);
    const isQuiet = reduced.matches || document.hidden || isShownByBrowser || ending.aborted;
    isShownByBrowser = false;
    if (move && move !== 'panel' && !isDrawing) end?.();
    if (!move || end || isQuiet) act();
    else show(move, before, act);
  };
  moves.arrived = () => {
    hasArrived = true;
  };
}
