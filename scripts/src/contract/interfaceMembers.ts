/** One member of an interface, as a declaration file writes it. */
export interface Member {
  name: string;
  /** Everything after the name, on one line: `(path: string): void`. */
  type: string;
  /** Its comment as one paragraph; empty without one. */
  description: string;
}

const DEPTH: Readonly<Record<string, number>> = {
  '{': 1,
  '(': 1,
  '[': 1,
  '}': -1,
  ')': -1,
  ']': -1,
};

function paragraph(comment: string): string {
  return comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

function bodyOf(declaration: string, name: string): string {
  const start = declaration.search(new RegExp(`^export interface ${name}\\b`, 'm'));
  if (start < 0) throw new Error(`The contract declares no interface ${name}.`);
  const open = declaration.indexOf('{', start);
  const close = declaration.indexOf('\n}', open);
  return declaration.slice(open + 1, close);
}

/** Splits at the semicolons that end members, not at those inside of their types. */
function statements(body: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let current = '';
  for (const part of body.split(/(\/\*\*[\s\S]*?\*\/|[{}()[\];])/)) {
    current += part;
    depth += DEPTH[part] ?? 0;
    if (part !== ';' || depth > 0) continue;
    found.push(current);
    current = '';
  }
  return found;
}

/** The members of an interface in a declaration file, in their order. */
export function interfaceMembers(declaration: string, name: string): Member[] {
  return statements(bodyOf(declaration, name)).map((statement) => {
    const comment = /^\s*\/\*\*[\s\S]*?\*\//.exec(statement)?.[0] ?? '';
    const code = statement
      .slice(comment.length)
      .trim()
      .replace(/;$/, '')
      .replace(/^readonly /, '')
      .replaceAll(/\s+/g, ' ');
    const end = code.search(/[<(?:]/);
    return {
      name: code.slice(0, end),
      type: code.slice(end).replace(/^: /, ''),
      description: paragraph(comment),
    };
  });
}
