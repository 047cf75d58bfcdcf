import type { Report } from '@portal/contract/report';
import type { FindOwner } from './findOwner.ts';

/** More than a view that opens dialogs and steps needs; a loop is beyond it at once, and stays there. */
const MOST = 20;
const WITHIN_MS = 10_000;

/** While a press or key is answered: then the customer moves the focus, however fast. */
function isAnswering(): boolean {
  const event: unknown = Reflect.get(window, 'event');
  return event instanceof UIEvent && event.isTrusted;
}

/**
 * Keeps a release from holding the focus (C-340): it moves it twenty times in ten seconds by itself, tries in vain
 * counted. What is beyond is not done and is told once. Each step through the history begins anew: whoever goes back and
 * forth opens many views, and each may take the focus.
 */
export function guardFocus(findOwner: FindOwner, report: Report): void {
  const tried = new Map<string, number[]>();
  const told = new Set<string>();
  const original: unknown = HTMLElement.prototype.focus;
  if (typeof original !== 'function') return;
  window.addEventListener('popstate', () => tried.clear());
  Reflect.set(
    HTMLElement.prototype,
    'focus',
    function (this: HTMLElement, ...parameters: unknown[]): void {
      const owner = isAnswering() ? undefined : findOwner(new Error('caller').stack ?? '');
      if (owner) {
        const now = performance.now();
        const key = `${owner.remote} ${owner.release}`;
        const recent = (tried.get(key) ?? []).filter((at) => now - at < WITHIN_MS);
        tried.set(key, [...recent.slice(-MOST), now]);
        if (recent.length >= MOST) {
          if (!told.has(key)) report.failure({ code: 'REMOTE-LIMIT', message: 'focus', ...owner });
          told.add(key);
          return;
        }
      }
      Reflect.apply(original, this, parameters);
    },
  );
}
