import { provideSignals } from './provideSignals.ts';

/** Whether an address is one; throws nothing. */
function canParse(url: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}

function toSorted<Item>(this: Item[], compare?: (left: Item, right: Item) => number): Item[] {
  return [...this].sort(compare);
}

function countParameters(this: URLSearchParams): number {
  return [...this].length;
}

/**
 * What host and remotes use and the oldest browsers of the portal lack (README): `URL.canParse` (iOS before 17, Chrome
 * before 120), `toSorted` (Chrome before 110) and `size` of parameters (iOS before 17, Chrome before 113). The check of what
 * was built knows that they are here (`scripts/src/release/compatibility`).
 */
export function provideOlder(): void {
  provideSignals();
  URL.canParse ??= canParse;
  if (!('toSorted' in Array.prototype))
    Object.defineProperty(Array.prototype, 'toSorted', {
      value: toSorted,
      configurable: true,
      writable: true,
    });
  if (!('size' in URLSearchParams.prototype))
    Object.defineProperty(URLSearchParams.prototype, 'size', {
      get: countParameters,
      configurable: true,
    });
}
