import { test } from 'vitest';
import validator from 'validator';
import { expectSameJudgement, nearValid } from '../testing/nearValid.testing.ts';
import { isPortuguesePostalCode } from './postalCodeError.ts';

const texts = nearValid(
  (seed) => `${1000 + (seed % 9000)}-${String((seed >> 8) % 1000).padStart(3, '0')}`,
  [...'0123456789', ' ', '-', '–', 'a', '７', '\n', '\u200e'],
);

test('postal codes: validator agrees without a difference [VAL-13]', () => {
  expectSameJudgement(
    texts,
    { ours: isPortuguesePostalCode, theirs: (text) => validator.isPostalCode(text, 'PT') },
    { onlyOurs: [], onlyTheirs: [] },
  );
});
