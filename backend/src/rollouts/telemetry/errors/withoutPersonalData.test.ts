import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPersonalData } from './withoutPersonalData.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')",
  ],
  [
    'Failed to fetch http://a.pt/assets/mf-booking/page.1a.js?token=abc',
    'Failed to fetch /assets/mf-booking/page.#a.js',
  ],
  ['GET https://a.pt/client/x?email=ana@b.pt failed', 'GET (address) failed'],
  ['/client/services?token=abcdef&s=C is no page', '/client/services is no page'],
  ['no client ana.silva+x@exemplo.pt here', 'no client (e-mail) here'],
  ['+351 912 345 678 and NIF 245123456', '+# # # # and NIF #'],
  ['Unexpected value "Ana Silva" for \'given_name\'', "Unexpected value (text) for 'given_name'"],
  ['session Hi_VGrVIda0REnMj5yYko6B8gMBuvK3e ended', 'session (token) ended'],
  ['Minified React error #527', 'Minified React error ##'],
])('%s', (message, kept) => {
  expect(withoutPersonalData(message)).toBe(kept);
});

test('no digit, e-mail or query is left, whatever stands around it, and it is never long', () => {
  const secret = fc.oneof(
    fc.emailAddress(),
    fc.stringMatching(/^[0-9]{3,12}$/),
    fc.webUrl({ withQueryParameters: true }),
    fc.uuid(),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(secret, fc.lorem()), { maxLength: 8 }), (words) => {
      const kept = withoutPersonalData(words.join(' '));
      expect(kept).not.toMatch(/\d|@|\?\w+=/);
      expect(kept.length).toBeLessThanOrEqual(300);
    }),
    { seed: 14 },
  );
});
