const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [contenteditable="true"], [tabindex="0"]';

/** On Tab at either end of `overlay` goes on at the other; focus that was lost comes back. */
export function keepTabInside(event: KeyboardEvent, overlay: HTMLElement | null): void {
  const stops = [...(overlay?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && (stop.checkVisibility?.() ?? true),
  );
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) {
    // Nothing to go to: the title keeps the focus.
    event.preventDefault();
    return;
  }
  const active = document.activeElement;
  const isOutside = !overlay?.contains(active);
  const isBeforeFirst = active === first || active?.hasAttribute('data-overlay-title');
  if (event.shiftKey && (isOutside || isBeforeFirst)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (isOutside || active === last)) {
    event.preventDefault();
    first.focus();
  }
}
