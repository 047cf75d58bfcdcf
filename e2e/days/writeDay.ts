import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { root } from '@portal/scripts/packages';

interface Figures {
  steps: number;
  taps: number;
  keys: number;
  /** Of what the person did, until the portal had answered. */
  seconds: number;
}

/** Writes the figures of a day into the table of all days, `.cache/results/days.md`. */
export async function writeDay({ steps, taps, keys, seconds }: Figures): Promise<void> {
  const { title, project } = test.info();
  const results = join(root, '.cache/results');
  const rows = join(results, 'days');
  mkdirSync(rows, { recursive: true });
  const row = `| ${title} | ${project.name} | ${steps} | ${taps} | ${keys} | ${seconds.toFixed(1)} |\n`;
  const name = title.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60);
  writeFileSync(join(rows, `${name}.${project.name}.txt`), row);
  const all = readdirSync(rows).toSorted();
  const head = '| day | size | steps | taps | keys | seconds |\n|---|---|---|---|---|---|\n';
  writeFileSync(
    join(results, 'days.md'),
    head + all.map((file) => readFileSync(join(rows, file), 'utf8')).join(''),
  );
}
