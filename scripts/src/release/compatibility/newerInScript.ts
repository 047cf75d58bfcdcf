import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type MemberExpression } from 'acorn';
import { simple } from 'acorn-walk';
import { lackedBy } from './lackedBy.ts';

const { builtins, classes, regular_expressions: patterns } = bcd.javascript;
const allBuiltins = builtins ? membersOf(builtins) : [];
const allObjects = [...allBuiltins, ...membersOf(bcd.api), ...membersOf(builtins?.['Intl'] ?? {})];

/** What MDN lists below a name: the objects of a group, the members of an object. */
function membersOf(identifier: Identifier): [name: string, member: Identifier][] {
  return Object.keys(identifier).flatMap((key) => {
    const member = key === '__compat' ? undefined : identifier[key];
    return member ? [[key.replace(/_static$/, ''), member]] : [];
  });
}

/** Those that one of the oldest browsers lacks, with that browser. */
const newerOf = (named: readonly [name: string, it: Identifier][]) =>
  new Map(
    named.flatMap(([name, it]) => {
      const browser = lackedBy(it);
      return browser === undefined ? [] : [[name, browser]];
    }),
  );

const newObjects = newerOf(allObjects);
const newMembers = newerOf(
  allObjects.flatMap(([name, own]) =>
    membersOf(own).map(([member, it]): [string, Identifier] => [`${name}.${member}`, it]),
  ),
);
/** Names that only methods of the language have that are newer: any object may be the one. */
const newMethods = newerOf(allBuiltins.flatMap(([, own]) => membersOf(own)));
for (const [, own] of allObjects)
  for (const [member, it] of membersOf(own))
    if (it.__compat && lackedBy(it) === undefined) newMethods.delete(member);

function propertyOf({ property, computed }: MemberExpression): string | null {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/**
 * What a built script uses that one of the oldest browsers lacks, each with that browser: `URL.canParse`, `.toSorted()`,
 * `new Intl.Segmenter`.
 */
export function newerInScript(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (feature: string, browser: string | undefined) =>
    browser !== undefined && found.set(feature, browser);
  const program = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
  });
  simple(program, {
    StaticBlock: () =>
      void note('static block', lackedBy(classes?.['static']?.['initialization_blocks'])),
    Literal({ regex }) {
      if (regex?.flags.includes('v'))
        note('regular expression with v', lackedBy(builtins?.['RegExp']?.['unicodeSets']));
      if (regex && /\(\?<[=!]/.test(regex.pattern))
        note('lookbehind', lackedBy(patterns?.['lookbehind_assertion']));
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') note(callee.name, newObjects.get(callee.name));
    },
    MemberExpression(node) {
      const name = propertyOf(node);
      const owner = node.object.type === 'Identifier' ? node.object.name : null;
      if (name === null || owner === null) return;
      note(`${owner}.${name}`, newMembers.get(`${owner}.${name}`));
      if (owner === 'Intl') note(`Intl.${name}`, newObjects.get(name));
    },
    CallExpression({ callee }) {
      const name = callee.type === 'MemberExpression' ? propertyOf(callee) : null;
      if (name !== null) note(`.${name}()`, newMethods.get(name));
    },
  });
  return found;
}
