/** `123000125` as `123 000 125`: the digits of a Multibanco reference in groups of three, for display only. */
export function groupReference(reference: string): string {
  return reference.replace(/\s/g, '').replace(/(.{3})(?=.)/g, '$1\u00a0');
}
