/** Moves the focus to the page's heading, or to the page when it has none. */
export function focusHeading(): void {
  const page = document.querySelector('main');
  const target = page?.querySelector<HTMLElement>('h1') ?? page;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
