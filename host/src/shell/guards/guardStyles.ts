import type { Report } from '@portal/contract/report';
import type { FindOwner, Owner } from './findOwner.ts';

const METHODS = ['append', 'prepend', 'appendChild', 'insertBefore'] as const;

/** Notes whose code put a style element into the head: what is told of that later knows nothing of it any more. */
function noteOwners(findOwner: FindOwner): WeakMap<Node, Owner> {
  const owners = new WeakMap<Node, Owner>();
  for (const method of METHODS) {
    const original: unknown = document.head[method];
    if (typeof original !== 'function') continue;
    Reflect.set(document.head, method, (...parameters: unknown[]): unknown => {
      for (const node of parameters) {
        if (!(node instanceof HTMLStyleElement)) continue;
        const owner = findOwner(new Error('caller').stack ?? '');
        if (owner) owners.set(node, owner);
      }
      return Reflect.apply(original, document.head, parameters);
    });
  }
  return owners;
}

/**
 * Keeps the style sheets of the document to those that were published. Elements with style text are refused by the
 * content security policy already, and files by the checks of a release; this closes the ways of a script. What the
 * portal adopts itself stays.
 */
export function guardStyles(findOwner: FindOwner, report: Report): void {
  const refuse = (owner: Owner | undefined) =>
    report.failure({ code: 'REMOTE-STYLES', message: 'styles for the whole page', ...owner });
  const kept = document.adoptedStyleSheets;
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    // A copy: what is pushed into it styles nothing.
    get: () => [...kept],
    set: () => {
      refuse(findOwner(new Error('caller').stack ?? ''));
    },
  });
  const owners = noteOwners(findOwner);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      // Also an empty one, into which rules are put later, and one that the policy refused, which only fills the page.
      if (!(node instanceof HTMLStyleElement)) continue;
      node.remove();
      refuse(owners.get(node));
    }
  });
  observer.observe(document.head, { childList: true });
}
