import type { LoadCount } from './loadCount.ts';

/**
 * How much likelier these loads are with one failure rate than with another: the logarithm of the ratio. Its exponential
 * is 1 on average while the usual rate is the true one, whatever the number of loads.
 */
export function rateEvidence(
  { loads, failures }: LoadCount,
  usual: number,
  suspected: number,
): number {
  const shown = loads - failures;
  return failures * Math.log(suspected / usual) + shown * Math.log((1 - suspected) / (1 - usual));
}

/** The failure rate whose odds are so many times those of another. */
export function rateAtOdds(rate: number, ratio: number): number {
  const odds = (ratio * rate) / (1 - rate);
  return odds / (1 + odds);
}
