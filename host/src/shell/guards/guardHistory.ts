import type { Report } from '@portal/contract/report';
import type { FindOwner } from './findOwner.ts';

const METHODS = ['pushState', 'replaceState', 'go', 'back', 'forward'] as const;

/** The function that called the one in which the error was made: the second line with a position. */
function callerIn(stack: string | undefined): string {
  return stack?.split('\n').filter((line) => /:\d+:\d+/.test(line))[1] ?? '';
}

/**
 * Keeps the history to the shell: a remote moves through the contract, where the shell asks about unsaved words and
 * knows what is on the page. Its own calls of the browser's history do nothing and are reported once. Who calls is
 * told by the stack, because the shell's router uses the same functions.
 */
export function guardHistory(findOwner: FindOwner, report: Report): void {
  const reported = new Set<string>();
  for (const method of METHODS) {
    const original: unknown = History.prototype[method];
    if (typeof original !== 'function') continue;
    const guarded = function (this: History, ...parameters: unknown[]): unknown {
      const owner = findOwner(callerIn(new Error('caller').stack));
      if (!owner) return Reflect.apply(original, this, parameters);
      if (!reported.has(owner.remote)) {
        reported.add(owner.remote);
        report.failure({ code: 'HISTORY-REFUSED', message: `called history.${method}`, ...owner });
      }
      return undefined;
    };
    Reflect.set(History.prototype, method, guarded);
  }
}
