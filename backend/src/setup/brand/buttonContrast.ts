import { luminanceOf, type Rgb } from './oklab.ts';

/** What is asked of text on buttons (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Luminance of the two colours that the portal writes on buttons in, white and a warm black: `--on-brand` of `tokens.css`. */
const WHITE = 1;
const WARM_BLACK = 0.2126 * 0.0105 + 0.7152 * 0.0085 + 0.0722 * 0.0065;

/**
 * The luminances between which white on a button is not enough any more, and black not yet (SET-10): on every other
 * colour one of the two has a contrast of at least 4.5:1.
 */
export const UNREADABLE = {
  above: (WHITE + 0.05) / LEAST_CONTRAST - 0.05,
  below: (WARM_BLACK + 0.05) * LEAST_CONTRAST - 0.05,
} as const;

/** The contrast that the better one of the two has on a button of a colour, 1 to 21. */
export function buttonContrast(color: Rgb): number {
  const fill = luminanceOf(color) + 0.05;
  return Math.max((WHITE + 0.05) / fill, fill / (WARM_BLACK + 0.05));
}
