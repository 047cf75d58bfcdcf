import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type MemberExpression } from 'acorn';
import { simple } from 'acorn-walk';
import { isNewer } from './isNewer.ts';

const { builtins } = bcd.javascript;
const allBuiltins = builtins ? membersOf(builtins) : [];
const allObjects = [...allBuiltins, ...membersOf(bcd.api), ...membersOf(builtins?.['Intl'] ?? {})];

/** What MDN lists below a name: the objects of a group, the members of an object. */
function membersOf(identifier: Identifier): [name: string, member: Identifier][] {
  return Object.keys(identifier).flatMap((key) => {
    const member = key === '__compat' ? undefined : identifier[key];
    return member ? [[key.replace(/_static$/, ''), member]] : [];
  });
}

const isNewOne = ({ __compat }: Identifier) => __compat !== undefined && isNewer(__compat);
const isOldOne = ({ __compat }: Identifier) => __compat !== undefined && !isNewer(__compat);

const newObjects = new Set(allObjects.filter(([, own]) => isNewOne(own)).map(([name]) => name));
const newMembers = new Set(
  allObjects.flatMap(([name, own]) =>
    membersOf(own).flatMap(([member, it]) => (isNewOne(it) ? [`${name}.${member}`] : [])),
  ),
);
/** Names that only methods of the language have that are newer: any object may be the one. */
const oldMethods = new Set(
  allObjects.flatMap(([, own]) =>
    membersOf(own).flatMap(([member, it]) => (isOldOne(it) ? [member] : [])),
  ),
);
const newMethods = new Set(
  allBuiltins.flatMap(([, own]) =>
    membersOf(own).flatMap(([member, it]) =>
      isNewOne(it) && !oldMethods.has(member) ? [member] : [],
    ),
  ),
);

function propertyOf({ property, computed }: MemberExpression): string | null {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** What a built script uses that one of the oldest browsers lacks: `URL.canParse`, `.toSorted()`, `new Intl.Segmenter`. */
export function newerInScript(source: string): Set<string> {
  const found = new Set<string>();
  const program = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
  });
  simple(program, {
    StaticBlock: () => void found.add('static block'),
    Literal(node) {
      if (node.regex && /v/.test(node.regex.flags)) found.add('regular expression with v');
      if (node.regex && /\(\?<[=!]/.test(node.regex.pattern)) found.add('lookbehind');
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && newObjects.has(callee.name)) found.add(callee.name);
    },
    MemberExpression(node) {
      const name = propertyOf(node);
      const owner = node.object.type === 'Identifier' ? node.object.name : null;
      if (name === null) return;
      if (owner !== null && newMembers.has(`${owner}.${name}`)) found.add(`${owner}.${name}`);
      if (owner === 'Intl' && newObjects.has(name)) found.add(`Intl.${name}`);
    },
    CallExpression({ callee }) {
      const name = callee.type === 'MemberExpression' ? propertyOf(callee) : null;
      if (name !== null && newMethods.has(name)) found.add(`.${name}()`);
    },
  });
  return found;
}
