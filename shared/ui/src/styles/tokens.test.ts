import { describe, expect, test } from 'vitest';
import { contrast, parseHex } from '../brandTokens/linearColor.ts';
import { themeSwitches, themeTokens, tokenColor } from './readTokens.testing.ts';

const SURFACES = ['--canvas', '--surface', '--surface-2', '--surface-raised'];
const SEMANTIC = ['success', 'attention', 'danger', 'info'];
const SOFT = SEMANTIC.map((kind) => `--${kind}-soft`);

/** Text and what it stands on. */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ...['--ink', '--ink-2', '--ink-3'].map((ink) => [ink, [...SURFACES, ...SOFT]] as const),
  ['--ink-disabled', SURFACES],
  ['--on-select', ['--select']],
  ['--ink', ['--select-soft', '--segment-on']],
  ...SEMANTIC.map(
    (kind) => [`--${kind}-text`, [...SURFACES.slice(0, 2), `--${kind}-soft`]] as const,
  ),
  ['--on-danger', ['--danger-solid']],
  ['--on-toast', ['--toast']],
  ['--toast-action', ['--toast']],
];

/** Borders of fields, icons, bars and stars, and what they stand on. */
const GRAPHICS: readonly (readonly [string, readonly string[]])[] = [
  ['--line-strong', SURFACES],
  ...SEMANTIC.map((kind) => [`--${kind}-mark`, [...SURFACES, `--${kind}-soft`]] as const),
  ['--on-mark', SEMANTIC.map((kind) => `--${kind}-mark`)],
  ['--select', SURFACES],
  ['--star-rest', SURFACES.slice(0, 2)],
];

function tooFaint(theme: 'light' | 'dark', pairs: typeof TEXT, wanted: number): string[] {
  return pairs.flatMap(([front, behind]) =>
    behind.flatMap((back) => {
      const colors = [front, back].map((name) => parseHex(tokenColor(theme, name)));
      const [one, other] = colors;
      const reached = one && other ? contrast(one, other) : 0;
      return reached >= wanted ? [] : [`${front} on ${back}: ${reached.toFixed(2)}`];
    }),
  );
}

describe.each(['light', 'dark'] as const)('the colours of the %s theme', (theme) => {
  test('text reaches 4.5:1 wherever it stands', () => {
    expect(tooFaint(theme, TEXT, 4.5)).toEqual([]);
  });

  test('graphics and the borders of controls reach 3:1', () => {
    expect(tooFaint(theme, GRAPHICS, 3)).toEqual([]);
  });
});

test('every role has a whole value in each theme', () => {
  for (const [theme, tokens] of Object.entries(themeTokens)) {
    expect(tokens.size).toBeGreaterThan(60);
    const halves = [...tokens].filter(([, value]) => value.includes('--if-'));
    expect([theme, halves]).toEqual([theme, []]);
  }
});

test('of the two values one counts: that of the class, or of the preference', () => {
  const { light, dark, preferredDark } = themeSwitches;
  expect(Object.fromEntries(light)).toEqual({ '--if-light': 'initial', '--if-dark': '' });
  expect(Object.fromEntries(dark)).toEqual({ '--if-light': '', '--if-dark': 'initial' });
  expect(preferredDark).toEqual(dark);
});
