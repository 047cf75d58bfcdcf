const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the stream is opened again, in milliseconds: 1, 2, 4, 8, at most 30 s, each 20 % longer or
 * shorter, so that not all pages come back at once (LIVE-04).
 * @param failures how many tries have failed in a row, from 0
 * @param random from 0 to 1
 */
export function retryDelay(failures: number, random: number): number {
  return Math.round(Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.8 + random * 0.4));
}
