import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type AtRule, type Declaration } from 'postcss';
import { lackedBy } from './lackedBy.ts';

const { properties, selectors, types } = bcd.css;
const atRules = bcd.css['at-rules'];
const newFunctions = new Map(
  [...Object.values(types ?? {}), types ?? {}].flatMap((group) =>
    Object.entries(group).flatMap(([name, feature]) => {
      const browser = name === '__compat' ? undefined : lackedBy(feature);
      return browser === undefined ? [] : [[name, browser]];
    }),
  ),
);
const UNITS = types?.['length'];
const NEW_UNITS = /\d(?:d|s|l)v(?:h|w|i|b|min|max)\b|\dcq(?:w|h|i|b)\b/;

/** A feature and the browser that lacks it; undefined where all have it. */
type Use = [feature: string, browser: string | undefined];

/** `100dvh`, `50cqi`. */
function inUnit(unit: string): Use {
  const group = unit.startsWith('cq')
    ? 'container_query_length_units'
    : 'viewport_percentage_units_dynamic';
  return [unit, lackedBy(UNITS?.[group])];
}

const RELATIVE_COLOUR: Use = [
  'relative colour',
  lackedBy(types?.['color']?.['rgb']?.['relative_syntax']),
];
const THICKNESS: Use = [
  'text-decoration with thickness',
  lackedBy(properties?.['text-decoration']?.['includes_thickness']),
];
const RANGE: Use = ['@media with < or >', lackedBy(atRules?.['media']?.['range_syntax'])];
const NESTING: Use = ['nesting', lackedBy(selectors?.['nesting'])];

function inDeclaration({ prop, value }: Declaration): Use[] {
  const known = properties?.[prop];
  const words = value.match(/[a-z-]+(?=\()|[a-z][a-z-]+/g) ?? [];
  return [
    [prop, lackedBy(known)],
    ...words.map((word): Use => [`${prop}: ${word}`, lackedBy(known?.[word])]),
    ...[...value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']): Use => [
      `${name}()`,
      newFunctions.get(name),
    ]),
    ...(NEW_UNITS.exec(value) ?? []).map((unit) => inUnit(unit.slice(1))),
    ...(/\(from /.test(value) ? [RELATIVE_COLOUR] : []),
    ...(prop === 'text-decoration' && /\d/.test(value) ? [THICKNESS] : []),
  ];
}

function inAtRule({ name, params }: AtRule): Use[] {
  return [
    [`@${name}`, lackedBy(atRules?.[name])],
    // Container queries had it from the start.
    ...(name === 'media' && /[<>]/.test(params) ? [RANGE] : []),
  ];
}

/** What a built style sheet uses that one of the oldest browsers lacks, each with that browser: `100dvh`, `:has()`, nested rules. */
export function newerInStyle(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (uses: readonly Use[]) => {
    for (const [feature, browser] of uses) if (browser !== undefined) found.set(feature, browser);
  };
  parse(source).walk((node) => {
    if (node.type === 'decl') note(inDeclaration(node));
    else if (node.type === 'atrule') note(inAtRule(node));
    else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') note([NESTING]);
      for (const [pseudo, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        note([[pseudo, lackedBy(selectors?.[name])]]);
    }
  });
  return found;
}
