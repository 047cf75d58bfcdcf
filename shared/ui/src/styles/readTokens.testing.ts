import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./tokens.css', import.meta.url));
const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Custom properties of the only block whose selector is exactly `selector` and that has any. */
function block(selector: string): ReadonlyMap<string, string> {
  const escaped = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
  const [, body] = new RegExp(`(?<=[{}\\s])${escaped}\\s*\\{([^{}]*)\\}`).exec(css) ?? [];
  if (body === undefined) throw new Error(`tokens.css has no block ${selector}.`);
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  );
}

const TWO_VALUES = /^var\( ?--if-light, (.+?) ?\) var\( ?--if-dark, (.+?) ?\)$/;

/** What a role is in each theme; the same in both unless it says otherwise. */
const roles = [...block(':root, .theme-light, .theme-dark')].map(([name, value]) => {
  const [, light = value, dark = value] = TWO_VALUES.exec(value) ?? [];
  return { name, light, dark };
});

/** The tokens of each theme as tokens.css says them. */
export const themeTokens = {
  light: new Map(roles.map(({ name, light }) => [name, light])),
  dark: new Map(roles.map(({ name, dark }) => [name, dark])),
};

/** Which of the two values counts: by the class of a theme, and by the preference of whoever looks. */
export const themeSwitches = {
  light: block(':root, .theme-light'),
  dark: block('.theme-dark'),
  preferredDark: block(':root:not(.theme-light)'),
};

const ramp = block(':root');

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
