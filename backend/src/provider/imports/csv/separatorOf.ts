const separators = [';', ',', '\t'] as const;

/** A header line that is longer is none. */
const longestHeader = 100_000;

/** What parts the fields: of the three the one that stands most often outside of quotes in the header line (SET-23). */
export function separatorOf(text: string): string {
  const unquoted = text.slice(0, longestHeader).replaceAll(/"[^"]*"/g, '');
  const [header = ''] = unquoted.split('\n', 1);
  const count = (separator: string) => header.split(separator).length;
  return separators.reduce<string>((most, next) => (count(next) > count(most) ? next : most), ';');
}
