import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type AtRule, type Declaration } from 'postcss';
import { isNewer } from './isNewer.ts';

const isNewFeature = (feature: Identifier | undefined): boolean =>
  feature?.__compat !== undefined && isNewer(feature.__compat);

const { properties, selectors, types } = bcd.css;
const atRules = bcd.css['at-rules'];
const newFunctions = new Set(
  [...Object.values(types ?? {}), types ?? {}].flatMap((group) =>
    Object.entries(group).flatMap(([name, feature]) =>
      name !== '__compat' && isNewFeature(feature) ? [name] : [],
    ),
  ),
);
const NEW_UNITS = /\d(?:d|s|l)v(?:h|w|i|b|min|max)\b|\dcq(?:w|h|i|b)\b/;

function inDeclaration({ prop, value }: Declaration): string[] {
  const known = properties?.[prop];
  const words = value.match(/[a-z-]+(?=\()|[a-z][a-z-]+/g) ?? [];
  return [
    ...(isNewFeature(known) ? [prop] : []),
    ...words.filter((word) => isNewFeature(known?.[word])).map((word) => `${prop}: ${word}`),
    ...[...value.matchAll(/([a-z-]+)\(/g)].flatMap(([, name = '']) =>
      newFunctions.has(name) ? [`${name}()`] : [],
    ),
    ...(/\(from /.test(value) ? ['relative colour'] : []),
    ...(NEW_UNITS.exec(value) ?? []).map((unit) => unit.slice(1)),
    ...(prop === 'text-decoration' && /\d/.test(value) ? ['text-decoration with thickness'] : []),
  ];
}

function inAtRule({ name, params }: AtRule): string[] {
  return [
    ...(isNewFeature(atRules?.[name]) ? [`@${name}`] : []),
    // Container queries had it from the start.
    ...(name === 'media' && /[<>]/.test(params) ? ['@media with < or >'] : []),
  ];
}

/** What a built style sheet uses that one of the oldest browsers lacks: `100dvh`, `:has()`, nested rules. */
export function newerInStyle(source: string): Set<string> {
  const found = new Set<string>();
  const note = (features: readonly string[]) => features.forEach((feature) => found.add(feature));
  parse(source).walk((node) => {
    if (node.type === 'decl') note(inDeclaration(node));
    else if (node.type === 'atrule') note(inAtRule(node));
    else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') found.add('nesting');
      for (const [pseudo, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        if (isNewFeature(selectors?.[name])) found.add(pseudo);
    }
  });
  return found;
}
