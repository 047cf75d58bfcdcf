/** What the portal beside the steps may not do, in the place of what pages of customers may (SET-11). */
const stricter: readonly (readonly [directive: string, value: string])[] = [
  ['worker-src', `'none'`],
  ['form-action', `'none'`],
  ['frame-ancestors', `'self'`],
];

/**
 * The policy of a page of customers, for the frame beside the steps: only pages of this origin frame it, and its calls
 * reach nothing but the answers with the draft and built files.
 * @param origin as the browser sees it
 * @param answers path below which calls are answered, with a slash at its end
 */
export function portalPolicy(policy: string, origin: string, answers: string): string {
  const replaced = new Map(stricter).set('connect-src', `${origin}${answers} ${origin}/assets/`);
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      const value = replaced.get(name);
      return value === undefined ? directive : `${name} ${value}`;
    })
    .join('; ');
}
