import { test } from 'vitest';
import validator from 'validator';
import {
  expectSameJudgement,
  nearValid,
  type KnownDifference,
} from '../testing/nearValid.testing.ts';
import { isStrongPassword, passwordChecks } from './isStrongPassword.ts';

const SAMPLES = ['Abcdef1!', 'senha-Boa9', 'Água.fria7', 'XyZ 12345_', 'áÉíóú12§', 'Passe2026€'];
const texts = nearValid(
  (seed) => {
    const sample = SAMPLES[seed % SAMPLES.length] ?? '';
    return sample.slice((seed >> 8) % 3);
  },
  ['A', 'z', '5', '!', ' ', 'Ç', 'ñ', '´', '👍', '٣', '\u0301', '日'],
);

const withoutForeign = (text: string) => text.replace(/[^ -~]/gu, '');
const ofTheOthers = (text: string) => /[^ -~]/u.test(text);

const foreignLetters: KnownDifference = {
  name: 'accented letters and other symbols count for us; validator knows ASCII',
  holds: (text) => ofTheOthers(text) && !isStrongPassword(withoutForeign(text)),
};
const spaceIsNoSymbol: KnownDifference = {
  name: 'a space is a symbol for validator and none for us',
  holds: (text) => text.includes(' ') && !passwordChecks(text).symbol,
};
const astral: KnownDifference = {
  name: 'validator counts UTF-16 halves, we count characters',
  holds: (text) => text.length > [...text].length && !passwordChecks(text).length,
};

test('passwords: validator agrees but for the named differences [VAL-04]', () => {
  expectSameJudgement(
    texts,
    { ours: isStrongPassword, theirs: (text) => validator.isStrongPassword(text) },
    { onlyOurs: [foreignLetters], onlyTheirs: [spaceIsNoSymbol, astral] },
  );
});
