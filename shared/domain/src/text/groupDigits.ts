/** `123000125` as `123 000 125`: groups of three, for display only. Spaces typed before are dropped. */
export function groupDigits(text: string): string {
  return text.replace(/\s/g, '').replace(/(.{3})(?=.)/gu, '$1\u00a0');
}
