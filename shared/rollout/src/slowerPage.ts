import * as v from 'valibot';
import { VITALS, type Vital } from './telemetry.ts';

/** What is slow, as Google calls it: milliseconds, of CLS thousandths. */
export const SLOW_BEYOND = { LCP: 2500, INP: 200, CLS: 100 } as const satisfies Record<
  Vital,
  number
>;

const count = v.object({ views: v.number(), slow: v.number() });

/** A page that is clearly slower for customers in a release on trial than in what everyone has; advice, it halts nothing. */
export const slowerPageSchema = v.object({
  version: v.string(),
  page: v.string(),
  metric: v.picklist(VITALS),
  /** Whose customers show it most clearly, null when all do. */
  provider: v.nullable(v.string()),
  /** Since when it is tried so; what is older than a day is left out. */
  since: v.string(),
  /** Page views of the release since then. */
  canary: count,
  /** What everyone has, and its page views in the same time. */
  everyone: v.string(),
  control: count,
  /** Chance alone says so about once in so many times. */
  evidence: v.number(),
});
export type SlowerPage = v.InferOutput<typeof slowerPageSchema>;

const FELT = {
  LCP: 'painted later than after 2.5 s',
  INP: 'a press answered later than after 0.2 s',
  CLS: 'moved by more than 0.1',
} as const satisfies Record<Vital, string>;

/** Beyond this nobody can tell the difference. */
const SUREST = 1_000_000;

const inWords = ({ views, slow }: SlowerPage['canary']): string =>
  `${slow} of ${views} (${((slow / Math.max(1, views)) * 100).toFixed(1)} %)`;

/** In words, for the team: `slower for customers: page schedule, …`. */
export function describeSlowerPage(slower: SlowerPage): string {
  const { page, metric, provider, canary, everyone, control, evidence } = slower;
  const where = provider === null ? '' : ` at ${provider}`;
  const times = Math.floor(Math.min(evidence, SUREST) / 1000) * 1000;
  return `slower for customers: page ${page}, ${FELT[metric]} in ${inWords(canary)} views${where}, in the same time in ${inWords(control)} of ${everyone}; chance says so less than once in ${times} times`;
}
