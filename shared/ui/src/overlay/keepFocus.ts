function take(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element === document.body || element.closest('[inert]')) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Remembers what has the focus, or `before`; the function it returns gives it back. When that element is gone
 * the focus goes to the title of the overlay that is still open, else to the page's heading.
 */
export function keepFocus(before: Element | null = document.activeElement): () => void {
  return () => {
    if (take(before)) return;
    if (take([...document.querySelectorAll('[data-overlay-title]')].at(-1))) return;
    const page = document.querySelector('main');
    const heading = page?.querySelector('h1') ?? page;
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    take(heading);
  };
}
