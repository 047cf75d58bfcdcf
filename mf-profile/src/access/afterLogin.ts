/**
 * Where logging in leads: the app path that the visitor wanted (`next`), else the home page.
 * Only paths of the portal count, so that a link cannot lead elsewhere.
 */
export function afterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/services';
}
