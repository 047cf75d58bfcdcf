/** How long a page may still exchange its heading for another, in milliseconds. */
const SETTLING = 5000;

function focusNow(): HTMLElement | null {
  const page = document.querySelector('main');
  const target = page?.querySelector<HTMLElement>('h1') ?? page;
  if (!target) return null;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
}

let stopFollowing = () => {};

/**
 * Moves the focus to the page's heading, or to the page when it has none. A page often draws
 * another heading once its data has arrived: the focus follows, unless the customer has done
 * something in the meantime.
 */
export function focusHeading(): void {
  stopFollowing();
  let focused = focusNow();
  const page = document.querySelector('main');
  if (!page) return;
  const observer = new MutationObserver(() => {
    const lost = focused !== null && !focused.isConnected;
    const better = focused === page && page.querySelector('h1') !== null;
    if (lost || better) focused = focusNow();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop, true);
  };
  const timer = setTimeout(stop, SETTLING);
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop, true);
  observer.observe(page, { childList: true, subtree: true });
  stopFollowing = stop;
}
