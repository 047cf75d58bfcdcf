/**
 * Whether an address says more than the pattern of its page does.
 * @param pattern path of the page in `remote.json`
 */
export function hasIds(path: string, pattern: string | undefined): boolean {
  const known = (pattern ?? '').split('/');
  return path !== '/' && path.split('/').some((part, index) => part !== known[index]);
}
