import { readFileSync } from 'node:fs';

/**
 * The ten thousand passwords that are found most often in breaches, and of the forty thousand behind them those that fulfil
 * VAL-04 but for the case: in lower case, the most frequent first. From `@zxcvbn-ts/language-common` 4.1.3 (MIT).
 */
export const breachedPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./breachedPasswords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);
