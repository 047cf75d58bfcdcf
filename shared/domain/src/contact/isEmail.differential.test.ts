import { test } from 'vitest';
import validator from 'validator';
import { isEmail } from './isEmail.ts';
import {
  expectSameJudgement,
  nearValid,
  type KnownDifference,
} from '../testing/nearValid.testing.ts';

const LOCALS = [
  'ana.silva',
  'j_p+obras',
  "o'neil",
  'x',
  'marta.figueiredo1',
  '"a b"',
  'josé',
  'a'.repeat(64),
];
const DOMAINS = [
  'exemplo.pt',
  'mail.example.com',
  'a-b.co.uk',
  'x1.io',
  'açores.pt',
  'xn--aores-zra.pt',
  `${'b'.repeat(63)}.pt`,
];
const texts = nearValid(
  (seed) => `${LOCALS[seed % LOCALS.length]}@${DOMAINS[(seed >> 5) % DOMAINS.length]}`,
  ['.', '@', '-', '_', ' ', '"', ',', '1', 'z', 'ç', '👍', '\u200f', '<', '＠', 'b'.repeat(70)],
);

/** Half of a pair: validator throws. */
const HALF = /\p{Cs}/u;
const local = (text: string) => text.slice(0, text.lastIndexOf('@'));
const domain = (text: string) => text.slice(text.lastIndexOf('@') + 1);
const difference = (name: string, holds: (text: string) => boolean): KnownDifference => ({
  name,
  holds,
});

test('e-mails: validator agrees but for what a simple pattern leaves out [VAL-03]', () => {
  expectSameJudgement(
    texts,
    { ours: isEmail, theirs: (text) => !HALF.test(text) && validator.isEmail(text) },
    {
      onlyOurs: [
        difference('any sign that no mail program reads may stand before the @', (text) =>
          /[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]|\p{Emoji_Presentation}/u.test(local(text)),
        ),
        difference(
          'the part before the @ may be longer than 64 bytes',
          (text) => Buffer.byteLength(local(text)) > 64,
        ),
        difference('a part of the domain may begin or end with a hyphen', (text) =>
          /(^|\.)-|-(\.|$)/.test(domain(text)),
        ),
        difference('a part of the domain may be longer than 63 characters', (text) =>
          domain(text)
            .split('.')
            .some((part) => part.length > 63),
        ),
      ],
      onlyTheirs: [
        difference('a quoted part before the @ may hold anything', (text) => /"/.test(local(text))),
        difference('signs that are no letters may stand in the domain', (text) =>
          /[^\p{L}\p{N}\p{ASCII}]/u.test(domain(text)),
        ),
        difference('signs of direction may stand before the @', (text) =>
          /\p{Cf}/u.test(local(text)),
        ),
      ],
    },
  );
});
