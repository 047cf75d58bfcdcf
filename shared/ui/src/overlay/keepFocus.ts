function take(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element === document.body || element.closest('[inert]')) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Safari does not focus a button that is clicked. Held weakly, because its remote may leave the page. */
let pressed: WeakRef<Element> | null = null;
document.addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest('button, a[href]') : null;
    pressed = control && new WeakRef(control);
  },
  { capture: true },
);

/** What has the focus, else what was pressed last. */
function lastUsed(): Element | null {
  const { activeElement } = document;
  return activeElement === document.body ? (pressed?.deref() ?? null) : activeElement;
}

/**
 * Remembers what has the focus, or `before`; the function it returns gives it back. When that element is gone
 * the focus goes to the title of the overlay that is still open, else to the page's heading.
 */
export function keepFocus(before: Element | null = lastUsed()): () => void {
  return () => {
    if (take(before)) return;
    if (take([...document.querySelectorAll('[data-overlay-title]')].at(-1))) return;
    const page = document.querySelector('main');
    const heading = page?.querySelector('h1') ?? page;
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    take(heading);
  };
}
