import { vi } from 'vitest';

/** Parts of a browser that happy-dom lacks: the media query of the width, and what is on screen. */
export function givenScreen({ isDesktop }: { isDesktop: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && isDesktop,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(target: Element) {
        const entry = { isIntersecting: true, target };
        Reflect.apply(this.callback, undefined, [[entry], this]);
      }
      disconnect() {
        return undefined;
      }
    },
  );
}
