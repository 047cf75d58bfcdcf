import { nearestReadableColor } from './nearestReadableColor.ts';
import { readColor } from './readColor.ts';
import { texts } from './texts.ts';

/** Why a colour is not saved, in words for its field, and what is offered in its place. */
export interface ColorProblem {
  message: string;
  /** Absent for what is no colour at all. */
  offer?: { color: string; label: string };
}

/**
 * What keeps a picked or typed colour from becoming the brand's (SET-10): that it is none, or that text on buttons of it
 * could not be read; then the nearest that is enough is offered as `Usar {cor}`.
 * @returns null for a colour that `readColor` gives and that may be saved
 */
export function colorProblem(typed: string): ColorProblem | null {
  const color = readColor(typed);
  if (color === null) return { message: texts.noColor };
  const readable = nearestReadableColor(color);
  if (readable === color) return null;
  return { message: texts.unreadable, offer: { color: readable, label: texts.use(readable) } };
}
