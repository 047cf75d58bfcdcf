import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PURPOSES, isSignature, signature } from '@portal/storage/signed/signature';
import { readContent, readToken, signContent, signToken } from './signToken.ts';

const key = 'a key that nobody else has';
const purpose = fc.constantFrom(...PURPOSES);
const part = fc.stringMatching(/^[\w-]*$/);
const parts = fc.array(part, { minLength: 1, maxLength: 4 });

test('what was signed is read back', () => {
  fc.assert(
    fc.property(purpose, parts, (what, content) => {
      const token = signToken(key, what, content);
      expect(readToken(key, what, token)).toEqual(content);
      expect(token).toMatch(/^[\w.-]+\.1[\w-]{43}$|^\.*1[\w-]{43}$/);
    }),
  );
});

test('what was signed for one purpose is refused for every other, and with another key', () => {
  fc.assert(
    fc.property(purpose, purpose, parts, (one, other, content) => {
      fc.pre(one !== other);
      const token = signToken(key, one, content);
      expect(readToken(key, other, token)).toBeUndefined();
      expect(readToken(`${key}.`, one, token)).toBeUndefined();
    }),
  );
});

test('a change of any character is refused', () => {
  const token = signToken(key, 'lite link', ['lite', '01jxyz', '1781512200']);
  for (let at = 0; at < token.length; at += 1)
    for (const other of ['A', 'a', '0', '1', '-', '_', '.', '', 'é'].filter((c) => c !== token[at]))
      expect(
        readToken(key, 'lite link', token.slice(0, at) + other + token.slice(at + 1)),
      ).toBeUndefined();
});

test('parts cannot be cut in another place', () => {
  const cuts = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], ['a","b', 'c']];
  for (const one of cuts)
    for (const other of cuts.filter((cut) => cut !== one))
      expect(isSignature(key, 'media address', other, signature(key, 'media address', one))).toBe(
        false,
      );
});

test('a signature without a version, or of another one, is refused', () => {
  const token = signToken(key, 'appointment', ['id', '20000']);
  const [id = '', day = '', ours = ''] = token.split('.');
  const unversioned = createHmac('sha256', key).update(`appointment ${id} ${day}`);
  for (const other of [unversioned.digest('base64url'), ours.slice(1), `2${ours.slice(1)}`])
    expect(readToken(key, 'appointment', `${id}.${day}.${other}`)).toBeUndefined();
});

test('what a token holds is given when it has the form that is asked for', () => {
  const schema = v.object({ name: v.string() });
  const token = signContent(key, 'operator session', { name: 'Inês' });
  expect(readContent(key, 'operator session', token, schema)).toEqual({ name: 'Inês' });
  expect(
    readContent(key, 'operator session', token, v.object({ until: v.number() })),
  ).toBeUndefined();
  for (const forged of ['', '.', 'e30', 'e30.', `e30.${token.split('.')[1] ?? ''}`])
    expect(readContent(key, 'operator session', forged, schema)).toBeUndefined();
});
