import { idsIn } from './idsIn.ts';

/**
 * Whether all that an address says is said by the pattern of its page, or asked for with it. Answers ride only in the
 * documents of such addresses, and only if all of these requests were granted: a document is compressed, and what
 * somebody else wrote into the address would tell by its length what of the answers it repeats (C-563).
 * @param pattern path of the page in `remote.json`
 * @param requests what the page asks first, the ids of the address filled in
 */
export function isOwnAddress(
  path: string,
  pattern: string | undefined,
  requests: readonly string[],
): boolean {
  const asked = new Set(requests.flatMap((request) => request.split('/')));
  return idsIn(path, pattern).every((id) => id !== '' && asked.has(id));
}
