import { fitText } from './fitText.ts';

/**
 * The text of an area after a change, shortened to what fits. Written at once, so that React finds
 * the text it would render and leaves the caret alone.
 */
export function writeFitted(area: HTMLTextAreaElement, previous: string, length: number): string {
  const { text, caret } = fitText(previous, area.value, area.selectionStart, length);
  if (text !== area.value) {
    area.value = text;
    area.setSelectionRange(caret, caret);
  }
  return text;
}

/** While an input method composes a word its letters are not to be touched. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
