/** How long the start waits for style sheets that are on their way, in milliseconds. */
const TIMEOUT_MS = 5000;

/** The page's first script notes which could not be loaded (`host/server/html/startFailureNotice.ts`). */
function isOnItsWay(link: HTMLLinkElement): boolean {
  return !link.sheet && link.dataset['failed'] === undefined;
}

/** What is still on its way is not: nobody would ask for the shell's own sheet again. */
function isBroken(link: HTMLLinkElement): boolean {
  if (!link.sheet) return !isOnItsWay(link);
  // The edge asks for all of them with CORS, so rules that cannot be read never arrived.
  if (link.crossOrigin === null) return false;
  try {
    return link.sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** Off the page before its error is told, a sheet would be missed without a word. */
function isUntold(link: HTMLLinkElement): boolean {
  return link.dataset['failed'] === undefined && isBroken(link);
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const outcome of ['load', 'error']) link.addEventListener(outcome, () => resolve());
    setTimeout(resolve, TIMEOUT_MS);
  });
}

/**
 * Removes the style sheets of the page that could not be loaded. A lazy part takes a link that is
 * there for a loaded one; without it the part asks again itself, and its failure is noticed.
 * @returns null when it is done; where a failure is not told yet, and in WebKit, where module scripts do not wait for the
 * sheets of the HTML, what settles when those on their way have arrived or failed, after five seconds at most.
 */
export function removeBrokenStyles(page: Document = document): Promise<void> | null {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const remove = () => {
    for (const link of links.filter(isBroken)) link.remove();
  };
  const late = links.filter((link) => isOnItsWay(link) || isUntold(link));
  if (late.length > 0) return Promise.all(late.map(settled)).then(remove);
  remove();
  return null;
}
