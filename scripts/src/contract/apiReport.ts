import { CONTRACT_VERSION } from '@portal/contract/contractVersion';

/** The checked-in report, from the project's folder. */
export const REPORT = 'shared/contract/api-report.md';

/** Words may be improved freely: only what the compiler sees is part of the promise. */
function withoutComments(declaration: string): string {
  return declaration
    .replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replaceAll(/^import .*\n/gm, '')
    .trim();
}

/** Everything that the contract promises, as one text: its version and all declarations. */
export function apiReport(declarations: ReadonlyMap<string, string>): string {
  const parts = [...declarations].map(
    ([name, text]) => `## ${name}\n\n\`\`\`ts\n${withoutComments(text)}\n\`\`\``,
  );
  return [
    `# What version ${CONTRACT_VERSION} of the contract promises`,
    'Written by `npm run contract`; `npm test` refuses a contract that differs. A change here needs another version in\n`src/contractVersion.ts`: the next major when a remote built before could break, the next minor when something was added.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}

function linesOf(report: string): string[] {
  return report
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^# |CONTRACT_VERSION/.test(line));
}

/**
 * What a change of the report asks for, in one sentence; undefined when both promise the same.
 * A line that went may be one that a remote stands on; lines that only came take nothing away.
 */
export function neededVersion(before: string, after: string): string | undefined {
  const rest = linesOf(after);
  const gone = linesOf(before).filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  if (gone.length === 0 && rest.length === 0) return undefined;
  const [major = '', minor = ''] = CONTRACT_VERSION.split('.');
  return gone.length === 0
    ? `Something was added: at least version ${major}.${Number(minor) + 1}.0 once ${CONTRACT_VERSION} is released.`
    : `Something was changed or removed (${gone[0]?.trim()}): version ${Number(major) + 1}.0.0 once ${CONTRACT_VERSION} is released, unless remotes built before it still work.`;
}
