import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./tokens.css', import.meta.url));
const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Custom properties of every block whose selector is exactly `selector`. */
function blocks(selector: string): ReadonlyMap<string, string>[] {
  const escaped = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
  return [...css.matchAll(new RegExp(`(?<=[{}\\s])${escaped}\\s*\\{([^{}]*)\\}`, 'g'))].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value.trim(),
        ]),
      ),
  );
}

function first(selector: string): ReadonlyMap<string, string> {
  const [block] = blocks(selector);
  if (!block) throw new Error(`tokens.css has no block ${selector}.`);
  return block;
}

/** The tokens of each theme as tokens.css says them, and those of the dark theme by preference. */
export const themeTokens = {
  light: first(':root, .theme-light'),
  dark: first('.theme-dark'),
  preferredDark: first(':root:not(.theme-light)'),
};

const ramp = first(':root');

/** A token's colour as `#rrggbb`, followed through `var()`. */
export function tokenColor(theme: 'light' | 'dark', name: string): string {
  const value = themeTokens[theme].get(name) ?? ramp.get(name);
  const [, behind] = /^var\((--[\w-]+)\)$/.exec(value ?? '') ?? [];
  if (behind !== undefined) return tokenColor(theme, behind);
  if (value === undefined || !/^#[0-9a-f]{6}$/.test(value)) {
    throw new Error(`${name} is no colour in the ${theme} theme: ${value ?? 'missing'}`);
  }
  return value;
}
