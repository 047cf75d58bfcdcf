import type { FaultResult } from './faultResult.ts';
import { FAULTS } from './faults.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const counted = (presses: number): string => (presses === 1 ? 'a press' : `${presses} presses`);

/** What a customer met, in a cell of the table. */
export function describeCell(result: FaultResult): string {
  const { said, there, presses, codes } = result;
  const told = codes.length === 0 ? '' : ` ${codes.map((code) => `\`${code}\``).join(' ')}`;
  if (said === null)
    return there === null ? `**never, and nobody says so**${told}` : seconds(there) + told;
  const after = presses === 0 ? 'by itself' : `after ${counted(presses)}`;
  const end = there === null ? '**never there**' : `${after} ${seconds(there)}`;
  return `said ${seconds(said)}, ${end}${told}`;
}

function describeTable(results: readonly FaultResult[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const cells = FAULTS.map(({ delivery }) => {
      const found = results.find((result) => result.kind === kind && result.fault === delivery);
      return found === undefined ? '–' : describeCell(found);
    });
    return `| ${[kind, ...cells].join(' | ')} |`;
  });
  const head = ['file', ...FAULTS.map(({ title }) => title)];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}

/** The two tables of `docs/faults.md`. */
export function describeFaults(results: readonly FaultResult[]): string {
  const of = (isOnce: boolean) => describeTable(results.filter((one) => one.isOnce === isOnce));
  return `## One answer goes wrong\n\n${of(true)}\n\n## Every answer goes wrong until the wire is mended\n\n${of(false)}`;
}
