function isBroken(link: HTMLLinkElement): boolean {
  if (!link.sheet) return true;
  // The edge asks for all of them with CORS, so rules that cannot be read never arrived.
  if (link.crossOrigin === null) return false;
  try {
    return link.sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/**
 * Removes the style sheets of the page that could not be loaded. A remote takes a link that is
 * there for a loaded one; without it the remote asks again itself, and its failure is noticed.
 * Module scripts run after all sheets of the HTML have arrived or failed, so none is on its way.
 */
export function removeBrokenStyles(page: Document = document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (isBroken(link)) link.remove();
  }
}
