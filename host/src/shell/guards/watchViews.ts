import type { Report } from '@portal/contract/report';
import type { Owner } from './findOwner.ts';
import { drawsNothing } from './drawsNothing.ts';

/** How often the views are looked at, in milliseconds. */
export const LOOK_MS = 5000;
/** A view that drew nothing at so many looks in a row is blank: ten seconds at least. */
const BLANK_LOOKS = 3;
/** So many views of one release that are off the page and still in the memory: one or two are React's own habit. */
const KEPT_VIEWS = 4;

interface WatchedView extends Owner {
  element: WeakRef<Element>;
  blankLooks: number;
  /** As old as the view is, and let go of with it: once it has left the memory, whatever else is free has as well. */
  control: object | null;
  freed: WeakRef<object>;
}

/** Views over which something else lies, or that nobody looks at, are not judged. */
function isLookedAt(view: Element): boolean {
  const above = [...document.querySelectorAll('dialog[open]')];
  return document.visibilityState === 'visible' && above.every((dialog) => dialog.contains(view));
}

/**
 * Looks at the views of remotes now and then, and tells once for each release of one that draws nothing without an error
 * (`REMOTE-BLANK`), and of views that stay in the memory after they have left the page (`REMOTE-KEPT`).
 * @returns what ends it
 */
export function watchViews(report: Report): () => void {
  let watched: WatchedView[] = [];
  const told = new Set<string>();

  function tell(code: 'REMOTE-BLANK' | 'REMOTE-KEPT', message: string, owner: Owner): void {
    const { remote, release } = owner;
    const key = `${code} ${remote} ${release}`;
    if (told.has(key)) return;
    told.add(key);
    report.failure({ code, message, remote, release });
  }

  function takeUp(): void {
    const known = new Set(watched.map(({ element }) => element.deref()));
    for (const view of document.querySelectorAll<HTMLElement>('[data-mounted]')) {
      const { remote, release } = view.dataset;
      if (known.has(view) || remote === undefined || release === undefined) continue;
      const control = {};
      const freed = new WeakRef(control);
      watched.push({ remote, release, element: new WeakRef(view), blankLooks: 0, control, freed });
    }
  }

  function judgeBlank(view: WatchedView, element: Element): void {
    view.blankLooks = isLookedAt(element) && drawsNothing(element) ? view.blankLooks + 1 : 0;
    if (view.blankLooks >= BLANK_LOOKS)
      tell('REMOTE-BLANK', `nothing drawn for ${(LOOK_MS * (BLANK_LOOKS - 1)) / 1000} s`, view);
  }

  function judgeKept(): void {
    const kept = new Map<string, number>();
    for (const view of watched) {
      if (view.control !== null || view.freed.deref() !== undefined) continue;
      const key = `${view.remote} ${view.release}`;
      const count = (kept.get(key) ?? 0) + 1;
      kept.set(key, count);
      if (count === KEPT_VIEWS) tell('REMOTE-KEPT', `${count} views off the page are held`, view);
    }
  }

  function look(): void {
    takeUp();
    watched = watched.filter((view) => {
      const element = view.element.deref();
      if (element === undefined) return false;
      if (element.isConnected) judgeBlank(view, element);
      else view.control = null;
      return true;
    });
    judgeKept();
  }

  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
