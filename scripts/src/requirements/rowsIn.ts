/** `SHL-49 to SHL-56`, `DET-22 to DET-25`: with everything in between. */
const RANGE = /\b([A-Z]{2,5})-(\d{2,3}) to \1-(\d{2,3})\b/g;
/** `CKE-09..13`, `CKE-09 to 13`, `CKE-09 and 10`, `CKE-09–CKE-13`: a reader sees more rows than would be found. */
const OTHERWISE =
  /\b[A-Z]{2,5}-\d{2,3}(?:\s*(?:\.{2,}|…|[–—-])\s*(?:[A-Z]{2,5}-)?| (?:to|and|or) )\d+/;
const ROW = /\b([A-Z]{2,5}-\d{2,3})\b/g;

/**
 * The rows that a sentence names, a range of them one by one; decisions (`C-…`, `D-…`) are none.
 * @throws when rows are written otherwise than one by one or as a range in words.
 */
export function rowsIn(sentence: string): string[] {
  const [otherwise] = OTHERWISE.exec(sentence) ?? [];
  if (otherwise !== undefined) {
    throw new Error(`Write the rows of «${otherwise}» one by one, or as «AAA-01 to AAA-03».`);
  }
  const between = [...sentence.matchAll(RANGE)].flatMap(([, area = '', first = '', last = '']) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => {
      const number = String(Number(first) + step).padStart(first.length, '0');
      return `${area}-${number}`;
    }),
  );
  const named = [...sentence.matchAll(ROW)].map(([, row = '']) => row);

  return [...new Set([...named, ...between])].toSorted();
}
