/** A work that the documented examples answer for; other ids are as good where the call takes any. */
const SAMPLE_ID = 'A-00000000000000000000000001';

/**
 * An address of a page and its parameters: `:id` is an id of the examples, what is optional is left out.
 * @param pattern path of a manifest, for example `/schedule/:id?`
 * @param id that each parameter is
 */
export function addressOf(
  pattern: string,
  id = SAMPLE_ID,
): { path: string; params: Record<string, string> } {
  const params: Record<string, string> = {};
  const parts = pattern.split('/').flatMap((part) => {
    if (part.endsWith('?')) return [];
    if (!part.startsWith(':')) return [part];
    params[part.slice(1)] = id;
    return [id];
  });
  return { path: parts.join('/') || '/', params };
}
