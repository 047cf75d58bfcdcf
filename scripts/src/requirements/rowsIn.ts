/** `SHL-49 to SHL-56`, `DET-22 to DET-25`: with everything in between. */
const RANGE = /\b([A-Z]{2,5})-(\d{2,3}) to \1-(\d{2,3})\b/g;
const ROW = /\b([A-Z]{2,5}-\d{2,3})\b/g;

/** The rows that a sentence names, a range of them one by one; decisions (`C-…`, `D-…`) are none. */
export function rowsIn(sentence: string): string[] {
  const between = [...sentence.matchAll(RANGE)].flatMap(([, area = '', first = '', last = '']) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => {
      const number = String(Number(first) + step).padStart(first.length, '0');
      return `${area}-${number}`;
    }),
  );
  const named = [...sentence.matchAll(ROW)].map(([, row = '']) => row);

  return [...new Set([...named, ...between])].toSorted();
}
