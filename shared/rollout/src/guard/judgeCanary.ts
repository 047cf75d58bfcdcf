import { afterMinute, evidenceOf, NEW_TEST, type CanaryTest } from './canaryTest.ts';
import type { Groups } from './loadCount.ts';

/**
 * A healthy canary reaches this evidence far more seldom than once in 1000 cases: the rest is for the steps of a rollout,
 * each of which begins the trial anew, and for looks into blocks that are not over.
 */
export const HALT_EVIDENCE = 6000;

/** What the loads of one trial have shown: over all, and for each provider whose customers load the canary. */
export interface CanaryTests {
  all: CanaryTest;
  providers: ReadonlyMap<string, CanaryTest>;
}

/** What is thought of a canary. */
export interface Verdict {
  halt: boolean;
  /** Whose customers show it most clearly, null when all do. */
  provider: string | null;
  /** The loads by which it shows. */
  groups: Groups;
  /** All loads. */
  all: Groups;
  /** How much speaks against it; it is halted at `HALT_EVIDENCE`. */
  evidence: number;
}

/**
 * Whether a canary is to be halted. Half of the evidence is that of all loads, the other half the mean of the providers:
 * a mean of evidence is evidence again, so that looking at a thousand providers halts no healthy canary more often, and
 * one of them alone can show that the canary is bad for it.
 * @param minute number of the minute since 1970 in which one looks
 */
export function judgeCanary({ all, providers }: CanaryTests, minute: number): Verdict {
  const overall = evidenceOf(all, minute) / 2;
  let worst: { provider: string; test: CanaryTest; evidence: number } | null = null;
  let sum = 0;
  for (const [provider, test] of providers) {
    const evidence = evidenceOf(test, minute) / (2 * providers.size);
    sum += evidence;
    if (evidence > (worst?.evidence ?? 0)) worst = { provider, test, evidence };
  }
  const one = worst !== null && providers.size > 1 && worst.evidence > overall ? worst : null;
  return {
    halt: overall + sum >= HALT_EVIDENCE,
    provider: one?.provider ?? null,
    groups: (one?.test ?? all).total,
    all: all.total,
    evidence: overall + sum,
  };
}

/** Whether one group does something clearly more often than the other, by the measure that halts canaries. */
export function isClearlyWorse(groups: Groups): boolean {
  // Looked at an hour later, so that a group without another one is judged alone.
  return evidenceOf(afterMinute(NEW_TEST, 0, groups), 60) >= HALT_EVIDENCE;
}
