/**
 * What an address says that the pattern of its page does not.
 * @param pattern path of the page in `remote.json`
 */
export function idsIn(path: string, pattern: string | undefined): string[] {
  const known = (pattern ?? '').split('/');
  return path === '/' ? [] : path.split('/').filter((part, index) => part !== known[index]);
}
