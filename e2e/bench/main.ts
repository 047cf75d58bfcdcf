/** Program of `npm run bench`: the portal as shipped against the same pages as one bundle. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@portal/scripts/packages';
import { main, Problem } from '@portal/scripts/problem';
import { readGoals } from './goals.ts';
import { describeResult } from './printResult.ts';
import type { BenchResult } from './results.ts';
import { runBenchmark } from './runBenchmark.ts';

const FILE = join(root, '.cache', 'bench', 'last.json');

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    last: { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
  },
});

function readLast(): BenchResult {
  if (!existsSync(FILE)) throw new Problem('Nothing was measured yet: run `npm run bench` first.');
  const content: BenchResult = JSON.parse(readFileSync(FILE, 'utf8'));
  return content;
}

async function measure(): Promise<BenchResult> {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Problem('--runs takes a number from 1 on.');
  const result = await runBenchmark(runs);
  mkdirSync(join(root, '.cache', 'bench'), { recursive: true });
  writeFileSync(FILE, JSON.stringify(result));
  return result;
}

await main(async () => {
  const result = options.last ? readLast() : await measure();
  const goals = { goals: readGoals(result) };
  process.stdout.write(
    `${options.json ? JSON.stringify(goals, null, 2) : describeResult(result)}\n`,
  );
});
process.exit();
