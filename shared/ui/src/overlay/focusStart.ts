/** Where the focus goes when an overlay opens. */
export type FocusStart = 'title' | 'field';

const field = ':is(input, select, textarea):not([disabled])';

/** Focuses the title of an overlay, or its first field that can be filled in. */
export function focusStart(overlay: Element | null, start: FocusStart): void {
  const title = overlay?.querySelector<HTMLElement>('[data-overlay-title]');
  const first = start === 'field' ? overlay?.querySelector<HTMLElement>(field) : null;
  (first ?? title)?.focus();
}
