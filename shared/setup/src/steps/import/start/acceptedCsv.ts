/** As a file input offers it. Phones know CSV by several names, and some by none but text. */
export const ACCEPTED_CSV = [
  ...['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain'],
  'text/comma-separated-values',
].join(',');
