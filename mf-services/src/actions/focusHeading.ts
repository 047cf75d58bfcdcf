/** What was pressed goes away: reading goes on at the heading of the panel or page that it stood in. */
export function focusHeading(): void {
  const place = document.activeElement?.closest('[role="dialog"], main') ?? document;
  place.querySelector<HTMLElement>('h1')?.focus();
}
