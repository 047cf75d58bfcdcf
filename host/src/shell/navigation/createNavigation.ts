import type { Navigation, PortalAddress, View } from '@portal/contract/navigation';
import { appPath, BASE } from '../../address/appPath.ts';
import { hasPageBehind } from './historyEntry.ts';
import { withLiteTokens } from './withLiteTokens.ts';

export type GuardQuestion = Parameters<Navigation['guard']>[0];

/** A question as it is asked; aborted when nobody asks it any more. */
export interface AskedQuestion extends GuardQuestion {
  signal: AbortSignal;
}

/** What the router of the shell can do; set once it is drawn. */
export interface Mover {
  push(to: PortalAddress, state?: unknown): void;
  replace(to: PortalAddress, state?: unknown): void;
}

export interface ShellNavigation extends Navigation {
  attach(mover: Mover): void;
  /** Asks the question of the page that must not be left unsaved; true when it may be left. */
  mayLeave(): Promise<boolean>;
  hasGuard(): boolean;
  /** How many questions would be asked before the page is left. */
  guardCount(): number;
  /** Forgets the questions: the session is over and there is nothing left to save. */
  dropGuards(): void;
  /** Lets the page, or the open panel, handle back by itself; true when it did. */
  handleBack(where?: View['kind']): boolean;
  hasBackHandler(): boolean;
  /** Tells when a page began or ended to take part in leaving it (`hasGuard`, `hasBackHandler`). */
  watchHolding(listener: () => void): void;
}

export interface NavigationOptions {
  ask(question: AskedQuestion): Promise<boolean>;
  setTitle(title: string): void;
  openPanel(name: string): void;
  closePanel(): void;
  /** Where `home` leads: a page that the visitor wanted before logging in, for example. */
  resolve(path: string): string;
}

function textOf(to: PortalAddress): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** The address belongs to the shell: remotes move through these functions only. */
export function createNavigation(options: NavigationOptions): ShellNavigation {
  const guards: GuardQuestion[] = [];
  const asked = new Map<AbortController, GuardQuestion>();
  const backHandlers: { handler: () => boolean; where: View['kind'] }[] = [];
  let mover: Mover | null = null;
  let onHolding: () => void = () => undefined;

  async function mayLeave(): Promise<boolean> {
    const question = guards.at(-1);
    if (!question) return true;
    const end = new AbortController();
    asked.set(end, question);
    const leaves = await options.ask({ ...question, signal: end.signal });
    asked.delete(end);
    if (leaves) guards.length = 0;
    return leaves;
  }

  /** Takes back what is asked and does not hold any more: it was saved meanwhile, or its view has gone. */
  function takeBack(): void {
    for (const [end, { title }] of asked)
      if (guards.every((guard) => guard.title !== title)) end.abort();
  }

  /** Without a question to ask the move happens at once, as the router of a remote expects. */
  function move(act: () => void): void {
    if (guards.length === 0) act();
    else void mayLeave().then((leaves) => leaves && act());
  }

  /** Where an address really leads: the root to the mode's home, lite pages with their token (SHL-11, SHL-31). */
  function settle(to: PortalAddress): PortalAddress {
    const isRoot = typeof to === 'string' && appPath(to) === '/';
    return withLiteTokens(isRoot ? BASE + options.resolve('/') : to, window.location);
  }

  const push = (to: PortalAddress, state?: unknown) => move(() => mover?.push(settle(to), state));
  const replace = (to: PortalAddress, state?: unknown) =>
    move(() => mover?.replace(settle(to), state));

  /** Registers what back or leaving has to deal with; what it returns takes it back. */
  function register<Item>(list: Item[], item: Item): () => void {
    list.push(item);
    onHolding();
    return () => {
      const index = list.indexOf(item);
      if (index >= 0) list.splice(index, 1);
      onHolding();
    };
  }

  const backHandler = (where: View['kind']) =>
    backHandlers.findLast((registered) => registered.where === where)?.handler;

  return {
    attach(attached) {
      mover = attached;
    },
    navigator: { push, replace, go: (delta) => window.history.go(delta), createHref: textOf },
    base: BASE,
    navigate(path, { replace: replaces, state } = {}) {
      const target = BASE + options.resolve(path);
      if (replaces) replace(target, state);
      else push(target, state);
    },
    back() {
      if (backHandler('page')?.()) return;
      if (hasPageBehind()) window.history.back();
      else push(`${BASE}${options.resolve('/')}`);
    },
    setTitle: options.setTitle,
    guard(question) {
      const remove = register(guards, question);
      return () => {
        remove();
        // A view that asks the same anew does so at once.
        queueMicrotask(takeBack);
      };
    },
    interceptBack: (handler, where = 'page') => register(backHandlers, { handler, where }),
    openPanel: options.openPanel,
    closePanel: options.closePanel,
    mayLeave,
    hasGuard: () => guards.length > 0,
    guardCount: () => guards.length,
    dropGuards() {
      guards.length = 0;
      takeBack();
    },
    handleBack: (where = 'page') => backHandler(where)?.() ?? false,
    hasBackHandler: () => backHandler('page') !== undefined,
    watchHolding(listener) {
      onHolding = listener;
    },
  };
}
