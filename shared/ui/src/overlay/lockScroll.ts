/**
 * Locks the page's scrolling as long as `overlay` is in the document (SHL-68). The room of the
 * scroll bar is kept, so that nothing moves. Must be called before a dialog opens.
 */
export function lockScroll(overlay: HTMLElement | null): void {
  const root = document.documentElement;
  const isLocked = document.querySelector('dialog[open], [data-scroll-lock]') !== null;
  if (!isLocked) {
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  }
  overlay?.setAttribute('data-scroll-lock', '');
}
