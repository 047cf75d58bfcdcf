import { expect, test, type Page } from '@playwright/test';
import { brandTokens, type ColorScheme } from '@portal/ui/brandTokens';
import { openEntry } from './openEntry.ts';

type Rgb = readonly number[];

/** 216 colours over the whole cube, and the hard ones: pure, nearly black, nearly white. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const cube = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)),
);
const colors = [...cube, '#010101', '#fefefe', '#7f7f7f', '#ffff01', '#0000fe', '#12356b'];

/** Text on what it stands on: at least 4.5:1. */
const TEXT_PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['--on-brand', ['--brand-solid', '--brand-solid-hover']],
  ['--brand-text', ['--surface', '--surface-2', '--canvas', '--brand-soft', '--brand-wash']],
  ...['--ink', '--ink-2', '--ink-3'].map(
    (ink) =>
      [ink, ['--surface', '--surface-2', '--canvas', '--brand-soft', '--brand-wash']] as const,
  ),
];
/** Graphics and controls: at least 3:1. */
const GRAPHIC_PAIRS: readonly (readonly [string, readonly string[]])[] = [
  '--brand-mark',
  '--focus',
].map(
  (mark) =>
    [mark, ['--surface', '--surface-2', '--canvas', '--brand-soft', '--brand-wash']] as const,
);
const PAIRS = [...TEXT_PAIRS, ...GRAPHIC_PAIRS];
const TOKENS = [...new Set(PAIRS.flatMap(([front, behind]) => [front, ...behind]))];

/** What the browser itself computes for the tokens under a brand, as 0–255. */
function computed(page: Page, scheme: ColorScheme, tokens: readonly string[]) {
  return page.evaluate(
    ({ brands, theme, names }) => {
      const root = document.documentElement;
      root.className = `theme-${theme}`;
      const probe = document.body.appendChild(document.createElement('i'));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('There is no canvas to read colours from.');
      const read = (name: string): number[] => {
        probe.style.color = `var(${name})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      return brands.map((brand) => {
        root.style.setProperty('--brand', brand);
        return Object.fromEntries(names.map((name) => [name, read(name)]));
      });
    },
    { brands: colors, theme: scheme, names: [...tokens] },
  );
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the browser draws every pair legibly for any brand, ${scheme}`, async ({ page }) => {
    await openEntry(page, 'Button');
    const drawn = await computed(page, scheme, TOKENS);
    const failures = drawn.flatMap((tokens, index) =>
      PAIRS.flatMap(([front, behind], pair) => {
        const wanted = pair < TEXT_PAIRS.length ? 4.5 : 3;
        return behind.flatMap((back) => {
          const reached = contrast(tokens[front] ?? [], tokens[back] ?? []);
          return reached >= wanted
            ? []
            : [`${colors[index]}: ${front} on ${back} ${reached.toFixed(2)}`];
        });
      }),
    );
    expect(failures).toEqual([]);
  });

  test(`brandTokens computes what the style sheet computes, ${scheme}`, async ({ page }) => {
    await openEntry(page, 'Button');
    const names = ['--brand-solid', '--on-brand', '--brand-text', '--brand-mark', '--brand-soft'];
    const drawn = await computed(page, scheme, names);
    const different = colors.flatMap((brand, index) => {
      const own: Readonly<Record<string, string>> = brandTokens(brand, scheme);
      return names.flatMap((name) => {
        const wanted = channels(own[name] ?? '');
        const seen = drawn[index]?.[name] ?? [];
        // One step of rounding per channel is nobody's colour.
        const same = wanted.every((channel, at) => Math.abs(channel - (seen[at] ?? -9)) <= 1);
        return same ? [] : [`${brand} ${name}: ${wanted.join()} and ${seen.join()}`];
      });
    });
    expect(different).toEqual([]);
  });
}
