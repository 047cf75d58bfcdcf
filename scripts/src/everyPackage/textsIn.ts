import {
  parseSync,
  Visitor,
  type CallExpression,
  type NewExpression,
  type ObjectExpression,
} from 'oxc-parser';

/** Two words in a row, one with a capital letter, or one that others surround: for people, where names for programs look otherwise. */
const FOR_PEOPLE = /^\s*\p{Lu}\p{Ll}|\p{L}{2,}[,.:;!?…]* +\p{L}|^ \p{L}{2,}|\p{L}{2,} $/u;

/** Asked of the database or of the browser. */
const FOR_PROGRAMS = /^\s*(?:select|insert|update|delete|with|\() ?[\w(*]/;

/** What only programs and those who work on the portal read: reports, log lines, what took too long. */
const TELLS_TEAMS = /^(?:console|report|withTimeout)$/;

/** Faults whose words only those read who work on the portal; those of an `ApiError` reach customers. */
const FAULT_FOR_TEAMS = /^(?!ApiError$)(?:Gateway\w+|MessageRefused|\w*(?:Error|Exception))$/;

/** Whether a route says of itself who may call it and what it is for, which its document tells those who call it. */
function isRouteDescription({ properties }: ObjectExpression): boolean {
  const names = properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '',
  );
  return names.includes('access') && names.includes('summary');
}

/**
 * Every text of a source that may be for people: what stands between tags, and what stands in quotation marks
 * unless it is thrown, reported, imported, a type, the description of a route, or looks like a name.
 */
export function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  let hidden = 0;
  const add = (text: string) => {
    if (hidden === 0 && FOR_PEOPLE.test(text) && !FOR_PROGRAMS.test(text)) texts.push(text.trim());
  };
  const hide = () => void (hidden += 1);
  const show = () => void (hidden -= 1);
  const isForTeams = ({ callee }: CallExpression) => {
    const told = callee.type === 'MemberExpression' ? callee.object : callee;
    return told.type === 'Identifier' && TELLS_TEAMS.test(told.name);
  };
  const isFault = ({ callee }: NewExpression) =>
    callee.type === 'Identifier' && FAULT_FOR_TEAMS.test(callee.name);
  new Visitor({
    ImportDeclaration: hide,
    'ImportDeclaration:exit': show,
    NewExpression: (made) => void (isFault(made) && hide()),
    'NewExpression:exit': (made) => void (isFault(made) && show()),
    CallExpression: (call) => void (isForTeams(call) && hide()),
    'CallExpression:exit': (call) => void (isForTeams(call) && show()),
    ObjectExpression: (object) => void (isRouteDescription(object) && hide()),
    'ObjectExpression:exit': (object) => void (isRouteDescription(object) && show()),
    TaggedTemplateExpression: hide,
    'TaggedTemplateExpression:exit': show,
    TSLiteralType: hide,
    'TSLiteralType:exit': show,
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateElement: ({ value }) => add(value.cooked ?? ''),
    JSXText: ({ value }) => /\p{L}{2}/u.test(value) && texts.push(value.trim()),
  }).visit(parseSync(file, source).program);
  return texts;
}
