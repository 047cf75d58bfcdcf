import type { Report } from '@portal/contract/report';
import type { FindOwner } from './findOwner.ts';

/**
 * Keeps the style sheets of the document to those that were published. Elements with style text are refused by the
 * content security policy already, and files by the checks of a release; this closes the ways of a script. What the
 * portal adopts itself stays.
 */
export function guardStyles(findOwner: FindOwner, report: Report): void {
  const refuse = (stack: string | undefined) => {
    const owner = findOwner(stack ?? '');
    report.failure({ code: 'REMOTE-STYLES', message: 'styles for the whole page', ...owner });
  };
  const kept = document.adoptedStyleSheets;
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    // A copy: what is pushed into it styles nothing.
    get: () => [...kept],
    set: () => {
      refuse(new Error('caller').stack);
    },
  });
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      // Also an empty one, into which rules are put later, and one that the policy refused, which only fills the page.
      if (!(node instanceof HTMLStyleElement)) continue;
      node.remove();
      refuse(undefined);
    }
  });
  observer.observe(document.head, { childList: true });
}
