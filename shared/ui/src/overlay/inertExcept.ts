// Dialogs and toasts stand in the top layer: each of them says for itself what is inert.
const ownLayer = 'dialog, [data-toasts], script, style, link';

function otherBranches(parent: Element, kept: readonly Element[]): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || child.matches(ownLayer) || child.hasAttribute('inert')) return [];
    return kept.some((element) => child.contains(element)) ? otherBranches(child, kept) : [child];
  });
}

/**
 * Makes the whole page inert but for the elements in `kept`: not clickable, not in the tab order,
 * not read by a screen reader. Returns what undoes it.
 */
export function inertExcept(kept: readonly Element[]): () => void {
  const inert = otherBranches(document.body, kept);
  for (const element of inert) element.setAttribute('inert', '');
  return () => {
    for (const element of inert) element.removeAttribute('inert');
  };
}
