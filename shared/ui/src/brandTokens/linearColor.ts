/** Red, green and blue in linear light, 0 to 1, where WCAG luminance is exact. */
export type LinearColor = readonly [red: number, green: number, blue: number];

/** Lightness, chroma and hue (degrees) in OKLCH. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

export function mapChannels(color: LinearColor, change: (channel: number) => number): LinearColor {
  return [change(color[0]), change(color[1]), change(color[2])];
}

/**
 * Reads `#rgb` or `#rrggbb` (the hash may be missing).
 * @throws RangeError when the text is not such a colour
 */
export function parseHex(text: string): LinearColor {
  const match = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim());
  const long = match?.[2] ?? match?.[1]?.replace(/./g, '$&$&');
  if (!long) throw new RangeError(`Not a hexadecimal colour: ${text}`);
  const channel = (start: number) => toLinear(parseInt(long.slice(start, start + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** Writes `#rrggbb`; channels out of range are cut. */
export function formatHex(color: LinearColor): string {
  const text = (channel: number) =>
    Math.round(toGamma(clamp(channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${color.map(text).join('')}`;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance([red, green, blue]: LinearColor): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: LinearColor, other: LinearColor): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Lab = readonly [lightness: number, a: number, b: number];

function toLab([red, green, blue]: LinearColor): Lab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromLab([lightness, a, b]: Lab): LinearColor {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export function toOklch(color: LinearColor): Oklch {
  const [lightness, a, b] = toLab(color);
  return {
    lightness,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

export function fromOklch({ lightness, chroma, hue }: Oklch): LinearColor {
  const angle = (hue * Math.PI) / 180;
  return fromLab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** Mixes in OKLab as CSS `color-mix(in oklab, one share%, other)` does. */
export function mixOklab(one: LinearColor, other: LinearColor, share: number): LinearColor {
  const a = toLab(one);
  const b = toLab(other);
  const part = (x: number, y: number) => x * share + y * (1 - share);
  return fromLab([part(a[0], b[0]), part(a[1], b[1]), part(a[2], b[2])]);
}
