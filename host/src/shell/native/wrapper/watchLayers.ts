/**
 * Calls `onChange` after something that covers the page may have opened or closed: dialogs, panels
 * and viewers of all remotes lock the page's scrolling.
 */
export function watchLayers(onChange: () => void): void {
  new MutationObserver(onChange).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'data-scroll-lock'],
  });
}
