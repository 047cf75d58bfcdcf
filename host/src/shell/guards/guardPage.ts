import type { Report } from '@portal/contract/report';
import type { FindOwner, Owner } from './findOwner.ts';
import { guardFocus } from './guardFocus.ts';
import { keepGlobals } from './keepGlobals.ts';
import { keepPlace } from './keepPlace.ts';

const GLOBALS: readonly (readonly [object, readonly string[]])[] = [
  [window, ['fetch']],
  [console, ['debug', 'log', 'info', 'warn', 'error']],
  [JSON, ['parse', 'stringify']],
  [EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
  [History.prototype, ['pushState', 'replaceState', 'go', 'back', 'forward']],
];

/**
 * Keeps the page around the remotes as the shell made it (C-340): its elements, what the browser offers to everybody,
 * and the focus. What a release tries is not done, and told once for each of its releases and what it is.
 */
export function guardPage(findOwner: FindOwner, report: Report): void {
  const told = new Set<string>();
  const refuse = (what: string, owner: Owner) => {
    const key = `${owner.remote} ${owner.release} ${what}`;
    if (told.has(key)) return;
    told.add(key);
    report.failure({ code: 'REMOTE-OUTSIDE', message: what, ...owner });
  };
  for (const [holder, names] of GLOBALS) keepGlobals(holder, names, findOwner, refuse);
  for (const place of [document.documentElement, document.body, document.getElementById('root')])
    if (place) keepPlace(place, findOwner, refuse);
  guardFocus(findOwner, report);
}
