import { checkVAT, portugal } from 'jsvat';
import { test } from 'vitest';
import validator from 'validator';
import {
  expectSameJudgement,
  nearValid,
  type KnownDifference,
} from '../testing/nearValid.testing.ts';
import { isValidNif } from './nifError.ts';

/** A nine-digit number with a correct check digit, whatever it starts with. */
function validFrom(seed: number): string {
  const eight = String(seed % 100_000_000).padStart(8, '0');
  let sum = 0;
  for (let index = 0; index < 8; index += 1) sum += Number(eight[index]) * (9 - index);
  return `${eight}${((11 - (sum % 11)) % 11) % 10}`;
}
const texts = nearValid(validFrom, [...'0123456789', ' ', '.', '-', 'a', '１', '٣', '\u200f']);

const leftOutFirstDigit: KnownDifference = {
  name: '4, 7 and 0 are no first digits in the specification (C-54)',
  holds: (text) => /^[047]/.test(text),
};
const separators: KnownDifference = {
  name: 'jsvat drops spaces, dots and hyphens; our field drops them before asking',
  holds: (text) => /[ .-]/.test(text) && isValidNif(text.replace(/[ .-]/g, '')),
};
const separatorsAndFirstDigit: KnownDifference = {
  name: 'both at once',
  holds: (text) => /^[ .-]*[047]/.test(text),
};

test('NIFs: jsvat agrees but for the named differences [VAL-15]', () => {
  expectSameJudgement(
    texts,
    { ours: isValidNif, theirs: (text) => checkVAT(`PT${text}`, [portugal]).isValid },
    { onlyOurs: [], onlyTheirs: [leftOutFirstDigit, separators, separatorsAndFirstDigit] },
  );
});

test('NIFs: validator agrees but for the named differences [VAL-15]', () => {
  expectSameJudgement(
    texts,
    { ours: isValidNif, theirs: (text) => validator.isTaxID(text, 'pt-PT') },
    { onlyOurs: [], onlyTheirs: [leftOutFirstDigit] },
  );
});
