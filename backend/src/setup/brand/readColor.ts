import type { Rgb } from './oklab.ts';

const HEX = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/;

/**
 * A colour as it is typed, `#rgb` or `#rrggbb`, in capitals, with blanks around it or without the hash, in the form in
 * which it is kept, `#rrggbb` in lower case; null for what is no such colour (SET-10).
 */
export function readColor(typed: string): string | null {
  const [, short, long] = HEX.exec(typed.trim().toLowerCase()) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  return digits === undefined ? null : `#${digits}`;
}

/** The channels of `#rrggbb`. */
export function rgbOf(color: string): Rgb {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb` of three channels. */
export function colorOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
