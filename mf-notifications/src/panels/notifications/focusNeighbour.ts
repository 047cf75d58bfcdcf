/** Before a row goes: moves the focus to the next one, or the one before, so that it is not lost. */
export function focusNeighbour(row: Element | null | undefined): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a, button')?.focus();
}
