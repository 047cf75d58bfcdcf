/** What of the page says where the customer is. */
export interface Place {
  href: string;
  /** Position of the step that is being done; -1 outside of wizards. */
  step: number;
  /** The panel that is open. */
  panel: Element | null;
}

export type Move = 'page' | 'step' | 'panel';

/** What kind of move leads from a place to an address; null for what is drawn without one. */
export function moveBetween(before: Place, href: string): Move | null {
  const from = new URL(before.href);
  const to = new URL(href);
  if (from.pathname !== to.pathname) return 'page';
  if (from.search !== to.search) return before.step >= 0 ? 'step' : null;
  // A panel that opens comes in by itself (`Drawer`).
  return before.panel ? 'panel' : null;
}
