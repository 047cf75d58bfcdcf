import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOwnerContact } from './readOwnerContact.ts';

test.each([
  [' Dona@Exemplo.PT ', { channel: 'email', contact: 'dona@exemplo.pt' }],
  ['917 000 031', { channel: 'sms', contact: '+351917000031' }],
  ['+351 917000031', { channel: 'sms', contact: '+351917000031' }],
  ['212 000 000', undefined],
  ['dona@', undefined],
  ['', undefined],
])('%s is read as %o', (typed, read) => {
  expect(readOwnerContact(typed)).toEqual(read);
});

test('what was read is read as itself again, whatever was typed', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.emailAddress(),
    fc.integer({ min: 900_000_000, max: 999_999_999 }).map(String),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const read = readOwnerContact(text);
      if (read !== undefined) expect(readOwnerContact(read.contact)).toEqual(read);
    }),
  );
});
