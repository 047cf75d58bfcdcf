/** A name by which two are the same that differ by accents, capitals, spaces and punctuation alone. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
