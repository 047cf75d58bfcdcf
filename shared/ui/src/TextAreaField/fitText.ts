let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as they are read; code points in Firefox before 125, which cannot tell. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter('pt', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** As much of a text as fits, never ending inside a character made of several code units. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const character of charactersOf(text)) {
    if (end + character.length > length) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * What was written or pasted, shortened to what fits: what stood before and after it stays.
 * Lengths are those of `String.length`, which the server counts too (VAL-21, VAL-22, VAL-23).
 * @param caret place of the caret in `typed`, behind what was inserted
 */
export function fitText(
  previous: string,
  typed: string,
  caret: number,
  maxLength: number,
): { text: string; caret: number } {
  if (typed.length <= maxLength) return { text: typed, caret };
  const after = typed.slice(caret);
  // What stood behind the caret was there before: an insertion that begins like it is still new.
  const firstKept = Math.min(caret, previous.length - after.length);
  let start = 0;
  while (start < firstKept && typed[start] === previous[start]) start += 1;
  const inserted = typed.slice(start, caret);
  const kept = cutText(inserted, Math.max(0, maxLength - start - after.length));
  // A text that was too long from the start can only be cut at its end.
  const text = cutText(typed.slice(0, start) + kept + after, Math.max(maxLength, previous.length));
  return { text, caret: Math.min(start + kept.length, text.length) };
}
