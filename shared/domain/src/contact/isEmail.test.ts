import fc from 'fast-check';
import { anyText } from '../testing/anyText.testing.ts';
import { describe, expect, test } from 'vitest';
import {
  EMAIL_INVALID_IN_FORM,
  EMAIL_INVALID_IN_LIST,
  isEmail,
  normaliseEmail,
} from './isEmail.ts';

const RUNS = { numRuns: 3000 };

describe('e-mail', () => {
  test.each(['ana@exemplo.pt', 'a.b+c@sub.exemplo.com', 'joão@exemplo.pt', 'x@y.zz'])(
    '%s is one [VAL-03]',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  test.each([
    '',
    'ana',
    'ana@',
    '@exemplo.pt',
    'ana@exemplo',
    'ana@exemplo.p',
    'ana@@exemplo.pt',
    'ana@exemplo..pt',
    'a na@exemplo.pt',
    'ana@exemplo.pt ',
    'a<vitima@exemplo.pt>',
    'a<vitima@exemplo.pt',
    'c,vitima@exemplo.pt',
    'd;vitima@exemplo.pt',
    'e:vitima@exemplo.pt',
    '(x)vitima@exemplo.pt',
    'vitima@exemplo.pt(comment)',
    'vitima@exemplo.pt>',
    '"vitima"@exemplo.pt',
    'a\\@exemplo.pt',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    '.ana@exemplo.pt',
    'ana..silva@exemplo.pt',
  ])('%j is none [VAL-03]', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  test('a mailbox has one way of writing, also in wide letters [VAL-03]', () => {
    expect(normaliseEmail(' Ana@ｅxemplo．pt')).toBe('ana@exemplo.pt');
  });
  test('what it takes holds one address and nothing else that a mail program reads', () => {
    const local = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    fc.assert(
      fc.property(local, local, (before, after) => {
        const text = `${before}vitima@exemplo.pt${after}`;
        if (isEmail(text)) expect(text).not.toMatch(/[\s<>()[\],;:"\\]|@.*@/);
      }),
      RUNS,
    );
  });
  test('the messages are exact [VAL-01] [VAL-02]', () => {
    expect(EMAIL_INVALID_IN_FORM).toBe('Por favor insira um formato de endereço de e-mail correto');
    expect(EMAIL_INVALID_IN_LIST).toBe('E-mail inválido');
  });
  test('a very long text is judged at once', () => {
    expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false);
  });
  test('any text is judged and normalising is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof isEmail(text)).toBe('boolean');
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
      RUNS,
    );
  });
});
