import { writeSync } from 'node:fs';

/** How often a pipe that is full is tried again, each time after a millisecond. */
const tries = 50;
const still = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes a line of the log to standard output. One that cannot be written, because the disk is full or nobody reads any
 * more, is lost: customers are served without it.
 */
export function writeLine(line: string): void {
  let rest = Buffer.from(line);
  for (let left = tries; rest.length > 0 && left > 0;) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
      left -= 1;
      Atomics.wait(still, 0, 0, 1);
    }
  }
}
