/** The address of a link with a token that nobody was given, as of one that was replaced or is over. */
export function withAnotherToken(link: string): string {
  return link.replace(/(?<=_token=)./, (first) => (first === 'a' ? 'b' : 'a'));
}
