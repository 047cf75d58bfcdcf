import { expect, test } from 'vitest';
import { readS3Settings } from './s3Settings.ts';

const complete = { X_URL: 'https://s3.example.com/b/f', X_ACCESS_KEY: 'a', X_SECRET_KEY: 's' };

test('a store is what the variables of its name say, and none without an address', () => {
  expect(readS3Settings('X', { ...complete, X_REGION: ' eu-west-1 ' })).toEqual({
    url: 'https://s3.example.com/b/f',
    region: 'eu-west-1',
    accessKey: 'a',
    secretKey: 's',
  });
  expect(readS3Settings('X', complete)?.region).toBe('us-east-1');
  expect(readS3Settings('X', { ...complete, X_URL: ' ' })).toBeUndefined();
  expect(readS3Settings('Y', complete)).toBeUndefined();
});

test.each([
  [{ ...complete, X_SECRET_KEY: '' }, 'X_URL needs X_ACCESS_KEY and X_SECRET_KEY'],
  [{ ...complete, X_URL: 's3.example.com/b' }, 'X_URL has the form'],
  [{ ...complete, X_URL: 'https://s3.example.com' }, 'X_URL has the form'],
])('%j is refused by name', (variables, reason) => {
  expect(() => readS3Settings('X', variables)).toThrow(reason);
});
