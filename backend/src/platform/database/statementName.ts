const OWN_NAME = /^\/\* ([\w -]+) \*\//;
const COMMAND = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+"?(?:public"?\."?)?([a-z_]+)/i;

/**
 * How a statement is called in logs and traces: by the comment that it begins with, or by what it does to its first table
 * (`select services`). Values are no part of it.
 */
export function statementName(text: string): string {
  const own = OWN_NAME.exec(text)?.[1];
  if (own !== undefined) return own;
  const command = COMMAND.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? command : `${command} ${table}`;
}
