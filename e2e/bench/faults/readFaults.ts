import { FAULTS } from './faults.ts';
import type { FaultResult } from './faultResult.ts';

const CELL =
  /^(?:said (?<said>[\d.]+) s, )?(?:by itself |after (?<presses>a|\d+) press(?:es)? )?(?:(?<there>[\d.]+) s|\*\*never)/;

const milliseconds = (seconds: string | undefined): number | null =>
  seconds === undefined ? null : Math.round(Number(seconds) * 1000);

function readCell(cell: string): Omit<FaultResult, 'kind' | 'fault' | 'isOnce'> {
  const { said, presses = '0', there } = CELL.exec(cell)?.groups ?? {};
  return {
    said: milliseconds(said),
    there: milliseconds(there),
    presses: presses === 'a' ? 1 : Number(presses),
    codes: [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  };
}

function readTable(table: string, isOnce: boolean): FaultResult[] {
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).flatMap((row) => {
    const [kind = '', ...cells] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return FAULTS.flatMap(({ delivery }, column) => {
      const cell = cells[column] ?? '–';
      return cell === '–' ? [] : [{ kind, fault: delivery, isOnce, ...readCell(cell) }];
    });
  });
}

/** What the two tables of `docs/faults.md` say, as it was measured. */
export function readFaults(page: string): FaultResult[] {
  const [, once = '', always = ''] = page.split(/^## (?:One|Every) answer/m);
  return [...readTable(once, true), ...readTable(always, false)];
}
