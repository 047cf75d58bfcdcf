import { addCounts, NO_LOADS, type Groups } from './loadCount.ts';
import { oddsEvidence } from './oddsEvidence.ts';
import { rateAtOdds, rateEvidence } from './rateEvidence.ts';

/** Below this failure rate no canary is halted: some phones lose their network in any portal, and new files are cold. */
export const FLOOR_RATE = 0.003;
/** What a canary may fail where nobody loads what everyone has at the same time, so that there is nothing to compare. */
const ALONE_RATE = 0.05;
/** How many times the odds of the control group a canary is suspected of: the evidence is the mean of all. */
const RATIOS = [4, 10, 40];
/** Page views are slow far more often than loads fail, so that fewer times as often is much. */
const RATIOS_OF_SLOW_VIEWS = [2, 4, 10];
/** The failure rates that a canary is suspected of, beside the floor. */
const RATES = [0.02, 0.08, 0.4];

/** A block of time ends once it has so many loads of both groups, */
const BLOCK_LOADS = 20;
/** or after so many minutes. */
const BLOCK_MINUTES = 60;
/** Fewer loads of the control group in a block are nothing to compare with. */
const FEW = 5;
/** After so many minutes without a control group a canary is judged alone. */
const ALONE_MINUTES = 10;
/** Fewer failures than this may all be those of one telephone. */
const LEAST_FAILURES = 4;

/** Half of the suspicion is that a canary is bad from its first load on, */
const FROM_THE_START = 1 / 2;
/** the other half is shared by the blocks in which it may become so. */
const FROM_A_LATER_BLOCK = 1 / 2000;
/** The floor only keeps what hardly matters from being halted, so that its suspicion may grow sooner. */
const FROM_A_LATER_BLOCK_BEYOND_FLOOR = 1 / 100;

/** What the loads of one group of page views have shown so far. A test is never changed, only followed by another. */
export interface CanaryTest {
  /** Evidence of whole blocks, for each ratio and each rate, with the suspicion that the next block begins it. */
  beyondControl: readonly number[];
  beyondFloor: readonly number[];
  /** Loads of the block that is not over yet. */
  block: Groups;
  /** The minute in which that block began, null while it has no load. */
  began: number | null;
  total: Groups;
  /** Whether loads are judged by themselves where nobody loads what everyone has. */
  judgesAlone: boolean;
  /** How many times the odds of the control group are suspected. */
  ratios: readonly number[];
}

const NOBODY: Groups = { canary: NO_LOADS, control: NO_LOADS };

export const NEW_TEST: CanaryTest = {
  beyondControl: RATIOS.map(() => FROM_THE_START),
  beyondFloor: RATES.map(() => FROM_THE_START),
  block: NOBODY,
  began: null,
  total: NOBODY,
  judgesAlone: true,
  ratios: RATIOS,
};

/** The test of one provider: where its other customers load nothing, those of all providers say more. */
export const NEW_TEST_OF_PROVIDER: CanaryTest = { ...NEW_TEST, judgesAlone: false };

/** The same for page views that were slow instead of loads that failed: how many are usual nobody knows beforehand. */
export const NEW_TEST_OF_SLOW_VIEWS: CanaryTest = {
  ...NEW_TEST_OF_PROVIDER,
  ratios: RATIOS_OF_SLOW_VIEWS,
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const together = (one: Groups, other: Groups): Groups => ({
  canary: addCounts(one.canary, other.canary),
  control: addCounts(one.control, other.control),
});

function besideControl({ block, judgesAlone }: CanaryTest, ratio: number, minutes: number): number {
  const isAlone = judgesAlone && block.control.loads < FEW && minutes >= ALONE_MINUTES;
  if (!isAlone) return oddsEvidence(block, ratio);
  return rateEvidence(block.canary, ALONE_RATE, rateAtOdds(ALONE_RATE, ratio));
}

/** The evidence with that of the open block. */
function withBlock(test: CanaryTest, minutes: number) {
  const { beyondControl, beyondFloor, block, ratios } = test;
  const beside = (rate: number) => rateEvidence(block.canary, FLOOR_RATE, rate);
  const grown = (known: number | undefined, more: number) =>
    // Beyond what a number can hold, more says no more.
    Math.min(Number.MAX_VALUE / 1e10, (known ?? 0) * Math.exp(Math.min(more, 600)));
  return {
    beyondControl: ratios.map((ratio, index) =>
      grown(beyondControl[index], besideControl(test, ratio, minutes)),
    ),
    beyondFloor: RATES.map((rate, index) => grown(beyondFloor[index], beside(rate))),
  };
}

function endBlock(test: CanaryTest, minutes: number): CanaryTest {
  const { beyondControl, beyondFloor } = withBlock(test, minutes);
  return {
    ...test,
    beyondControl: beyondControl.map((value) => value + FROM_A_LATER_BLOCK),
    beyondFloor: beyondFloor.map((value) => value + FROM_A_LATER_BLOCK_BEYOND_FLOOR),
    block: NOBODY,
    began: null,
  };
}

/**
 * Goes on with the loads of a minute; minutes come in their order.
 *
 * The test is a Shiryaev–Roberts statistic: after each block the evidence that the canary is bad since then begins anew,
 * so that a long good life hides nothing. Its expectation for a healthy canary is the number of suspicions, whence it
 * reaches a bound at most as often as that number divided by the bound, however often one looks.
 * @param minute number of the minute since 1970
 */
export function afterMinute(test: CanaryTest, minute: number, groups: Groups): CanaryTest {
  if (groups.canary.loads + groups.control.loads === 0) return test;
  const minutes = test.began === null ? 0 : minute - test.began;
  const { canary, control } = test.block;
  const isFull = canary.loads >= BLOCK_LOADS && control.loads >= BLOCK_LOADS;
  const ready = isFull || minutes >= BLOCK_MINUTES ? endBlock(test, minutes) : test;
  return {
    ...ready,
    block: together(ready.block, groups),
    began: ready.began ?? minute,
    total: together(ready.total, groups),
  };
}

/**
 * The evidence that the canary fails more often than the control group and more often than the floor: the smaller of
 * the two, because both must be refused. A healthy canary reaches a high bound about as seldom as one in that bound.
 * @param minute number of the minute since 1970 in which one looks
 */
export function evidenceOf(test: CanaryTest, minute: number): number {
  if (test.total.canary.failures < LEAST_FAILURES) return 0;
  const minutes = test.began === null ? 0 : minute - test.began;
  const { beyondControl, beyondFloor } = withBlock(test, minutes);
  return Math.min(mean(beyondControl), mean(beyondFloor));
}
