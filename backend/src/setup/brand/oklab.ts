/** A colour of the screen: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour by how people see it: lightness from 0 to 1, and two axes, green to red and blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** Light of a channel, 0 to 1, by its number from 0 to 255. */
const LIGHT = Float64Array.from({ length: 256 }, (_, number) => {
  const value = number / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const light = (channel: number): number => LIGHT[channel] ?? 0;

/** Relative luminance as WCAG 2.2 defines it, 0 for black to 1 for white. */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** A colour in OKLab (B. Ottosson, 2020), where equal distances look about equally far. */
export function toOklab(color: Rgb): Oklab {
  const [red, green, blue] = [light(color[0]), light(color[1]), light(color[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** How far two colours look apart. */
export function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
