/** Brings the focus to the sentence of the page, which is read out then. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
