import { UNREADABLE } from './buttonContrast.ts';
import { distance, luminanceOf, toOklab, type Rgb } from './oklab.ts';
import { colorOf, rgbOf } from './readColor.ts';

/** How far the channels of the nearest colour can be from those of the given one: 26 among twelve thousand that were looked at up to 34 away. */
const REACH = 32;
/** The nearest colour lies at the edge of those that are enough: within this luminance, more than one step of any channel. */
const EDGE = 0.01;

/**
 * The colour itself where text on a button of it has a contrast of at least 4.5:1, else the nearest colour that has
 * (SET-10). Near is measured in OKLab: unlike in RGB or HSL, as far looks as far in every hue there, and unlike CIELAB
 * it keeps blues from turning purple, so that what is offered is the same colour to the eye, a little darker or lighter.
 * @param color `#rrggbb`, as `readColor` gives it
 * @returns `#rrggbb`
 */
export function nearestReadableColor(color: string): string {
  const given = rgbOf(color);
  if (isReadable(luminanceOf(given))) return color;
  const wanted = toOklab(given);
  let best: Rgb = given;
  let least = Infinity;
  for (const red of around(given[0]))
    for (const green of around(given[1]))
      for (const blue of around(given[2])) {
        const candidate: Rgb = [red, green, blue];
        if (!isAtEdge(luminanceOf(candidate))) continue;
        const far = distance(wanted, toOklab(candidate));
        if (far < least) [best, least] = [candidate, far];
      }
  return colorOf(best);
}

function isReadable(luminance: number): boolean {
  return luminance <= UNREADABLE.above || luminance >= UNREADABLE.below;
}

function isAtEdge(luminance: number): boolean {
  const { above, below } = UNREADABLE;
  return isReadable(luminance) && luminance >= above - EDGE && luminance <= below + EDGE;
}

function around(channel: number): number[] {
  const first = Math.max(0, channel - REACH);
  const last = Math.min(255, channel + REACH);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
