/** The ids in an answer that name works (`A-`) or appointments (`S-`), in its order. */
export function idsIn(answer: unknown, prefix: 'A' | 'S'): string[] {
  return [...JSON.stringify(answer).matchAll(/"id":"([AS]-[0-9a-z]{26})"/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => id.startsWith(`${prefix}-`));
}
