/**
 * The app path that the visitor wanted (`next`), or null: the shell then leads to the page it
 * remembers, else home. Only paths of the portal count, so that a link cannot lead elsewhere.
 */
export function afterLogin(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : null;
}
