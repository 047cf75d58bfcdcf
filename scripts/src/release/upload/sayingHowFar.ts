import { say } from '../../terminal/say.ts';

/** How often a slow upload says how far it is, in milliseconds. */
const SAID_EVERY = 5000;

/** What an upload tells of its progress is said, but not of every file. */
export function sayingHowFar(): { told: (done: number, all: number) => void } {
  let saidAt = Date.now();
  return {
    told: (done, all) => {
      if (Date.now() - saidAt < SAID_EVERY) return;
      saidAt = Date.now();
      say(`  ${done} of ${all} files`);
    },
  };
}
