import { directCaller } from './directCaller.ts';
import type { FindOwner, Owner } from './findOwner.ts';

/** Is told what a release tried to change. */
export type Refuse = (what: string, owner: Owner) => void;

/**
 * Keeps functions that the browser offers to everybody from being replaced by a release. Who belongs to none may, as a
 * recording tool of the provider does.
 */
export function keepGlobals(
  holder: object,
  names: readonly string[],
  findOwner: FindOwner,
  refuse: Refuse,
): void {
  for (const name of names) {
    const given = Object.getOwnPropertyDescriptor(holder, name);
    if (!given?.configurable || !given.writable) continue;
    let current: unknown = given.value;
    Object.defineProperty(holder, name, {
      configurable: true,
      enumerable: given.enumerable ?? true,
      get: () => current,
      set(this: object, next: unknown) {
        const owner = findOwner(directCaller(new Error('caller')));
        if (owner) refuse(name, owner);
        else if (this === holder) current = next;
        // What inherits it gets one of its own, as it would without this.
        else
          Object.defineProperty(this, name, {
            configurable: true,
            enumerable: true,
            writable: true,
            value: next,
          });
      },
    });
  }
}
