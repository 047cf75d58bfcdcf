/**
 * Program of `npm run bench`: the portal as shipped against the same pages as one bundle.
 * `--only home,payment,lite,details,booking,…-drawn,login,repeat,intent,quiet,interactions` measures some of it, `--runs N` as
 * often as this.
 * `npm run bench -- waterfall` draws `docs/waterfall.svg`.
 * `npm run bench -- delivery` simulates the guard of canaries, `--runs N` healthy ones of each kind, and measures what an
 * mgmt that hangs costs a page view, and how soon changes and kills reach pages.
 * `npm run bench -- faults` spoils what comes over the wire and writes `docs/faults.md`; with `--only` a part of the kinds
 * of files it only prints it.
 * `npm run bench -- budget` opens details with a large budget beside details with a small one.
 * `npm run bench -- documents` counts documents a second and core, drawn for their visitor and undrawn, by page;
 * `--only lite,payment,details` some of them, `--runs N` times twenty documents of each.
 * `npm run bench -- release` counts what a home sends after a release to whoever had that of a day before, or of the commit
 * that is named.
 * `npm run bench -- restarts` restarts two backends and two edges behind the documented proxy, `--runs N` times each.
 * `npm run bench -- scale` holds an installation of 1000 providers beside one of a few.
 * `npm run bench -- backend` measures the backend alone, on both databases or on that of `--engine embedded|server`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@portal/scripts/packages';
import { main, Problem } from '@portal/scripts/terminal/problem';
import { measureEngines } from './backend/measureEngines.ts';
import { measureBudget } from './budget/measureBudget.ts';
import { measureFaults } from './faults/measureFaults.ts';
import { measureDrawing } from './documents/measureDrawing.ts';
import { measureGuard } from './delivery/measureGuard.ts';
import { measureHangingMgmt } from './delivery/measureHangingMgmt.ts';
import { measurePropagation } from './delivery/measurePropagation.ts';
import { readGoals } from './goals.ts';
import { describeResult } from './describeResult.ts';
import type { BenchResult } from './results.ts';
import { PARTS, runBenchmark, type Part } from './runBenchmark.ts';
import { drawMeasuredWaterfall } from './waterfall/drawMeasuredWaterfall.ts';
import { measureRelease } from './releases/measureRelease.ts';
import { measureRestarts } from './restarts/measureRestarts.ts';
import { measureScale } from './scale/measureScale.ts';

const FILE = join(root, '.cache', 'bench', 'last.json');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    last: { type: 'boolean', default: false },
    runs: { type: 'string' },
    engine: { type: 'string', default: 'both' },
  },
});

function readLast(): BenchResult {
  if (!existsSync(FILE)) throw new Problem('Nothing was measured yet: run `npm run bench` first.');
  const content: BenchResult = JSON.parse(readFileSync(FILE, 'utf8'));
  return content;
}

function readRuns(usual: number): number {
  const runs = Number(options.runs ?? usual);
  if (!Number.isInteger(runs) || runs < 1) throw new Problem('--runs takes a number from 1 on.');
  return runs;
}

function readParts(): readonly Part[] {
  if (options.only === '') return PARTS;
  return options.only.split(',').map((name) => {
    const part = PARTS.find((known) => known === name);
    if (part === undefined) throw new Problem(`--only takes ${PARTS.join(', ')}.`);
    return part;
  });
}

async function measure(): Promise<BenchResult> {
  const result = await runBenchmark(readRuns(5), readParts());
  mkdirSync(join(root, '.cache', 'bench'), { recursive: true });
  writeFileSync(FILE, JSON.stringify(result));
  return result;
}

await main(async () => {
  const only = options.only.split(',').filter((name) => name !== '');
  if (positionals[0] === 'backend') {
    await measureEngines(options.engine, readRuns(5), only, (table) =>
      process.stdout.write(`${table}\n`),
    );
    return;
  }
  if (positionals[0] === 'budget') {
    process.stdout.write(`${await measureBudget(readRuns(7))}\n`);
    return;
  }
  if (positionals[0] === 'delivery') {
    process.stdout.write(`${measureGuard(readRuns(1000))}\n`);
    process.stdout.write(`${await measureHangingMgmt()}\n`);
    process.stdout.write(`${await measurePropagation()}\n`);
    return;
  }
  if (positionals[0] === 'faults') {
    process.stdout.write(`${await measureFaults(options.only)}\n`);
    return;
  }
  if (positionals[0] === 'documents') {
    process.stdout.write(`${await measureDrawing(readRuns(10), only)}\n`);
    return;
  }
  if (positionals[0] === 'release') {
    process.stdout.write(`${await measureRelease(positionals[1])}\n`);
    return;
  }
  if (positionals[0] === 'restarts') {
    process.stdout.write(`${await measureRestarts(readRuns(5))}\n`);
    return;
  }
  if (positionals[0] === 'scale') {
    process.stdout.write(`${await measureScale()}\n`);
    return;
  }
  if (positionals[0] === 'waterfall') {
    process.stdout.write(`${await drawMeasuredWaterfall()} was drawn.\n`);
    return;
  }
  const result = options.last ? readLast() : await measure();
  if (result.failed.length > 0) process.exitCode = 1;
  const goals = { goals: readGoals(result) };
  process.stdout.write(
    `${options.json ? JSON.stringify(goals, null, 2) : describeResult(result)}\n`,
  );
});
process.exit();
