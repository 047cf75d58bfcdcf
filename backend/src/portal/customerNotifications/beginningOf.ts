/** The first 80 characters of a message on one line: what an SMS and the bell say of it. */
export function beginningOf(message: string): string {
  const characters = [...message.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= 80 ? characters.join('') : `${characters.slice(0, 79).join('')}…`;
}
