import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema } from '@portal/contract/release';
import { builtPackages, root, workspacePackages } from '@portal/scripts/packages';
import { step } from '@portal/scripts/terminal/step';
import * as v from 'valibot';
import { domains, settings } from '../support/domains.ts';
import { OTHER_CONDITIONS, SLOW_CONDITION, type Condition } from './conditions.ts';
import { measureDocuments, warmDrawing } from './documents/measureDocuments.ts';
import { measuredPageOf } from './documents/measuredPageOf.ts';
import { measureHops } from './measureHops.ts';
import { measureIntent } from './measureIntent.ts';
import { isActedOn, measureInteractions } from './measureInteractions.ts';
import { measureQuiet } from './measureQuiet.ts';
import { measureRepeat } from './measureRepeat.ts';
import { measureStart } from './measureStart.ts';
import { VARIANTS, type BenchResult, type StartResult } from './results.ts';
import { START_NAMES, type Start } from './starts.ts';
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

/** What is drawn for one visitor is asked of an edge with a drawing service. */
const federatedOrigin = ({ drawing, federated }: Sides['origins'], { isDrawn = false }: Start) =>
  isDrawn ? drawing : federated;

/** The two sides take turns at being first, so that a warm machine favours neither. */
async function measurePairs(
  { browser, origins }: Sides,
  start: Start,
  condition: Condition,
  runs: number,
): Promise<StartResult> {
  const samples: StartResult['samples'] = { federated: [], bundle: [] };
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? VARIANTS : [...VARIANTS].reverse();
    for (const variant of order) {
      const origin = variant === 'federated' ? federatedOrigin(origins, start) : origins.bundle;
      samples[variant].push(await measureStart(browser, origin, start, condition));
    }
  }
  return { start: start.name, title: start.title, condition: condition.name, samples };
}

async function measureStarts(sides: Sides, starts: readonly Start[], runs: number) {
  const results: StartResult[] = [];
  const hops: BenchResult['hops'] = [];
  for (const start of starts) {
    const page = measuredPageOf(start);
    if (start.isDrawn)
      await step('Waiting for its programs', () => warmDrawing(sides.drawing, page));
    // One uncounted visit of each side fills the caches of server and disk.
    for (const condition of OTHER_CONDITIONS.slice(-1))
      await measurePairs(sides, start, condition, 1);
    for (const condition of start.name === 'home'
      ? [SLOW_CONDITION, ...OTHER_CONDITIONS]
      : [SLOW_CONDITION]) {
      const measure = () => measurePairs(sides, start, condition, runs);
      results.push(await step(`Measuring ${start.title}: ${condition.name}`, measure));
    }
    const count = async (origin: string) => measureHops(sides.browser, origin, start);
    await step(`Counting the hops of ${start.title}`, async () => {
      const federated = await count(federatedOrigin(sides.origins, start));
      const bundle = await count(sides.origins.bundle);
      hops.push({ start: start.name, title: start.title, hops: { federated, bundle } });
    });
  }
  return { starts: results, hops };
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

/** Measures the parts that are wanted on both sides, in turns. */
export function runBenchmark(runs: number, parts: readonly Part[]): Promise<BenchResult> {
  return withBothSides(async (sides) => {
    const wanted = sides.starts.filter(({ name }) => parts.includes(name));
    const [home] = sides.starts;
    if (!home) throw new Error('There is no start to measure.');
    const { starts, hops } = await measureStarts(sides, wanted, runs);
    const intent = parts.includes('intent')
      ? await step('Measuring the way to another remote', () => measureIntents(sides, home, runs))
      : null;
    const repeat = parts.includes('repeat')
      ? await step('Measuring a repeated visit', () =>
          measureRepeat(sides.browser, settings.edgePort, domains.workshop, home),
        )
      : null;
    const quiet = parts.includes('quiet')
      ? await step('Counting the calls of details that stand open', () =>
          measureQuiet(sides.browser, sides.origins.federated),
        )
      : null;
    const interactions = parts.includes('interactions')
      ? await step('Acting on pages', () => measureActions(sides, runs))
      : null;
    const link = wanted.find(({ name }) => name === 'lite-drawn');
    const documents = link
      ? await step('Asking for drawn documents', () => measureDocuments(sides.drawing, link))
      : null;
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
      documents,
    };
  });
}
