/** Where addresses are resolved; only its path is used. */
const anywhere = 'http://portal.invalid';

/**
 * The app path that a notification opens, with `s=NI` (NOT-08) and, to details, its own id, by
 * which they open what it tells of (NOT-11); or null when its url is not a path of the portal: a notification never
 * leads to another site.
 */
export function notificationPath({ id, url }: { id: string; url: string }): string | null {
  if (!url.startsWith('/') || !URL.canParse(url, anywhere)) return null;
  const address = new URL(url, anywhere);
  if (address.origin !== anywhere) return null;
  address.searchParams.set('s', 'NI');
  const isDetails = address.pathname.startsWith('/service-details/');
  if (isDetails && !address.searchParams.has('notifid')) address.searchParams.set('notifid', id);
  return `${address.pathname}${address.search}${address.hash}`;
}
