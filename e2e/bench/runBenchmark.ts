import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema } from '@portal/contract/release';
import { builtPackages, root, workspacePackages } from '@portal/scripts/packages';
import { step } from '@portal/scripts/terminal/step';
import * as v from 'valibot';
import { domains, settings } from '../support/domains.ts';
import { measureDocuments } from './documents/measureDocuments.ts';
import { measureIntent } from './measureIntent.ts';
import { isActedOn, measureInteractions } from './measureInteractions.ts';
import { measureQuiet } from './measureQuiet.ts';
import { measureRepeat } from './measureRepeat.ts';
import { measureStarts, type Attempt } from './starts/measureStarts.ts';
import { VARIANTS, type BenchResult } from './results.ts';
import { START_NAMES, type Start } from './starts/starts.ts';
import { withBothSides, type Sides } from './withBothSides.ts';

export const PARTS = [...START_NAMES, 'repeat', 'intent', 'quiet', 'interactions'] as const;
export type Part = (typeof PARTS)[number];

function entrySizes(): Record<string, number> {
  const remotes = builtPackages(workspacePackages()).filter(({ path }) => path.startsWith('mf-'));
  return Object.fromEntries(
    remotes.map(({ path }) => {
      const file = join(root, path, 'dist', 'release.json');
      const release = v.parse(releaseSchema, JSON.parse(readFileSync(file, 'utf8')));
      const entry = release.files.find((asset) => asset.path === release.entry);
      return [path, entry?.brotliBytes ?? Number.NaN];
    }),
  );
}

async function measureIntents(
  { browser, origins }: Sides,
  home: Start,
  runs: number,
): Promise<BenchResult['intent']> {
  const intent: BenchResult['intent'] = { federated: [], bundle: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const variant of VARIANTS) {
      intent[variant].push(await measureIntent(browser, origins[variant], home));
    }
  }
  return intent;
}

async function measureActions({ browser, origins, starts }: Sides, runs: number) {
  const results: { title: string; delays: number[] }[] = [];
  for (const start of starts.filter(isActedOn)) {
    const delays: number[] = [];
    for (let run = 0; run < runs; run += 1)
      delays.push(await measureInteractions(browser, origins.federated, start));
    results.push({ title: start.title, delays });
  }
  return results;
}

/** Measures the parts that are wanted on both sides, in turns; one that cannot be measured is named in the result. */
export function runBenchmark(runs: number, parts: readonly Part[]): Promise<BenchResult> {
  return withBothSides(async (sides) => {
    const failed: string[] = [];
    const attempt: Attempt = (name, measure) =>
      measure().catch((error: unknown) => {
        console.error(error);
        failed.push(name);
        return null;
      });
    const timed: Attempt = (name, measure) => attempt(name, () => step(name, measure));
    const ifWanted = <Measured>(part: Part, name: string, measure: () => Promise<Measured>) =>
      parts.includes(part) ? timed(name, measure) : null;
    const wanted = sides.starts.filter(({ name }) => parts.includes(name));
    const [home] = sides.starts;
    if (!home) throw new Error('There is no start to measure.');
    const { browser, origins } = sides;
    const { starts, hops } = await measureStarts(sides, wanted, runs, attempt);
    const intent = await ifWanted('intent', 'Measuring the way to another remote', () =>
      measureIntents(sides, home, runs),
    );
    const repeat = await ifWanted('repeat', 'Measuring a repeated visit', () =>
      measureRepeat(browser, settings.edgePort, domains.workshop, home),
    );
    const quiet = await ifWanted('quiet', 'Counting the calls of details that stand open', () =>
      measureQuiet(browser, origins.federated),
    );
    const interactions = await ifWanted('interactions', 'Acting on pages', () =>
      measureActions(sides, runs),
    );
    const link = wanted.find(({ name }) => name === 'lite-drawn');
    const documents =
      link &&
      (await timed('Asking for drawn documents', () => measureDocuments(sides.drawing, link)));
    return {
      measuredAt: new Date().toISOString(),
      runs,
      starts,
      hops,
      entries: entrySizes(),
      intent,
      repeat,
      quiet,
      interactions,
      documents: documents ?? null,
      failed,
    };
  });
}
