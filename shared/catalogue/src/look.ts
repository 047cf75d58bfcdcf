import { brands } from './brands.ts';

/** What the address says to show, and how. */
export interface Look {
  /** Name of the component; the first one when empty. */
  entry: string;
  /** Which state of a component that takes the whole window. */
  state: number;
  theme: 'light' | 'dark';
  /** `#rrggbb`. */
  brand: string;
  width: '320' | '390' | 'full';
  text: '100' | '200';
  /** Only the component, without the catalogue around it: for tests and the preview frame. */
  bare: boolean;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
  usual: Value,
): Value {
  return values.find((known) => known === value) ?? usual;
}

/** Reads an address; whatever it does not say, or says wrongly, is as usual. */
export function readLook(search: string): Look {
  const asked = new URLSearchParams(search);
  const brand = `#${asked.get('brand') ?? ''}`.toLowerCase();
  const state = Number(asked.get('state') ?? 0);
  return {
    entry: asked.get('entry') ?? '',
    state: Number.isInteger(state) && state > 0 ? state : 0,
    theme: oneOf(['light', 'dark'], asked.get('theme'), 'light'),
    brand: /^#[0-9a-f]{6}$/.test(brand) ? brand : brands[0].color,
    width: oneOf(['320', '390', 'full'], asked.get('width'), '390'),
    text: oneOf(['100', '200'], asked.get('text'), '100'),
    bare: asked.get('bare') === '1',
  };
}

/** The words by which an address says this look. */
export function lookWords(look: Look): Record<string, string> {
  return {
    entry: look.entry,
    state: String(look.state),
    theme: look.theme,
    brand: look.brand.slice(1),
    width: look.width,
    text: look.text,
    ...(look.bare && { bare: '1' }),
  };
}

/** The address that shows this look. */
export function lookAddress(look: Look): string {
  return `/?${new URLSearchParams(lookWords(look)).toString()}`;
}
