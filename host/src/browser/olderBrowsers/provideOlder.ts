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

/**
 * What host and remotes use and the oldest browsers of the portal lack (README): `URL.canParse` (iOS before 17, Chrome
 * before 120) and `toSorted` (Chrome before 110). The test of what was built knows that they are here (`e2e/compatibility`).
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
}
