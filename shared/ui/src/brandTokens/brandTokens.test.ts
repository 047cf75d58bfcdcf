import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandTokens, type BrandToken, type ColorScheme } from './brandTokens.ts';
import { tokenColor } from '../styles/readTokens.testing.ts';
import { contrast, parseHex } from './linearColor.ts';

const anyBrand = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const SCHEMES = ['light', 'dark'] as const;

function colors(names: readonly string[]): Record<ColorScheme, string[]> {
  const [light, dark] = SCHEMES.map((scheme) => names.map((name) => tokenColor(scheme, name)));
  return { light: light ?? [], dark: dark ?? [] };
}

/** Neutral surfaces and inks of tokens.css that meet the brand's colours. */
const surfaces = colors(['--surface', '--canvas', '--surface-2']);
const inks = colors(['--ink', '--ink-2', '--ink-3']);

function ratio(one: string, other: string): number {
  return contrast(parseHex(one), parseHex(other));
}

function lowest(
  tokens: Record<BrandToken, string>,
  foreground: BrandToken,
  backgrounds: string[],
): number {
  return Math.min(...backgrounds.map((background) => ratio(tokens[foreground], background)));
}

describe.each(SCHEMES)('brand colours in %s', (scheme) => {
  test('every text pair has at least 4.5:1, whatever the brand', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const tokens = brandTokens(brand, scheme);
        expect(ratio(tokens['--on-brand'], tokens['--brand-solid'])).toBeGreaterThanOrEqual(4.5);
        expect(ratio(tokens['--on-brand'], tokens['--brand-solid-hover'])).toBeGreaterThanOrEqual(
          4.5,
        );
        const washes = [tokens['--brand-soft'], tokens['--brand-wash']];
        expect(
          lowest(tokens, '--brand-text', [...surfaces[scheme], ...washes]),
        ).toBeGreaterThanOrEqual(4.5);
        for (const ink of inks[scheme]) {
          for (const wash of washes) expect(ratio(ink, wash)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('every graphic pair has at least 3:1, whatever the brand', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const tokens = brandTokens(brand, scheme);
        const under = [...surfaces[scheme], tokens['--brand-soft'], tokens['--brand-wash']];
        expect(lowest(tokens, '--brand-mark', under)).toBeGreaterThanOrEqual(3);
        expect(lowest(tokens, '--focus', under)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a bright brand keeps its colour and takes dark text; a dark one takes white', () => {
  expect(brandTokens('#ffdf6b', 'light')['--brand-solid']).toBe('#ffdf6b');
  expect(brandTokens('#ffdf6b', 'light')['--on-brand']).not.toBe('#ffffff');
  expect(brandTokens('#12356b', 'light')['--on-brand']).toBe('#ffffff');
});

test('what is not a colour is refused', () => {
  expect(() => brandTokens('navy', 'light')).toThrow(RangeError);
  expect(() => brandTokens('#12345', 'dark')).toThrow(RangeError);
});
