import { step } from '@portal/scripts/terminal/step';
import { OTHER_CONDITIONS, SLOW_CONDITION, type Condition } from '../conditions.ts';
import { warmDrawing } from '../documents/measureDocuments.ts';
import { measuredPageOf } from '../documents/measuredPageOf.ts';
import { measureHops } from '../measureHops.ts';
import { measureStart } from './measureStart.ts';
import { VARIANTS, type BenchResult, type StartResult } from '../results.ts';
import type { Start } from './starts.ts';
import type { Sides } from '../withBothSides.ts';

/** Measures something, or says what was in the way and answers null. */
export type Attempt = <Measured>(
  name: string,
  measure: () => Promise<Measured>,
) => Promise<Measured | null>;

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

/** What the starts that could be measured took; one that cannot be measured keeps nothing from the others. */
export async function measureStarts(
  sides: Sides,
  wanted: readonly Start[],
  runs: number,
  attempt: Attempt,
): Promise<Pick<BenchResult, 'starts' | 'hops'>> {
  const starts: StartResult[] = [];
  const hops: BenchResult['hops'] = [];
  for (const start of wanted) {
    const { name, title } = start;
    await attempt(title, async () => {
      const page = measuredPageOf(start);
      if (start.isDrawn)
        await step('Waiting for its programs', () => warmDrawing(sides.drawing, page));
      // One uncounted visit of each side fills the caches of server and disk.
      for (const condition of OTHER_CONDITIONS.slice(-1))
        await measurePairs(sides, start, condition, 1);
      for (const condition of name === 'home'
        ? [SLOW_CONDITION, ...OTHER_CONDITIONS]
        : [SLOW_CONDITION]) {
        const measure = () => measurePairs(sides, start, condition, runs);
        starts.push(await step(`Measuring ${title}: ${condition.name}`, measure));
      }
      const count = async (origin: string) => measureHops(sides.browser, origin, start);
      await step(`Counting the hops of ${title}`, async () => {
        const federated = await count(federatedOrigin(sides.origins, start));
        const bundle = await count(sides.origins.bundle);
        hops.push({ start: name, title, hops: { federated, bundle } });
      });
    });
  }
  return { starts, hops };
}
