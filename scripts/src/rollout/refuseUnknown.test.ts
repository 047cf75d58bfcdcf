import { expect, test } from 'vitest';
import { refuseUnknown } from './refuseUnknown.ts';

const overview = (...domains: string[]) => [
  { providers: domains.map((provider) => ({ provider, versions: [] })) },
];

test('a mistyped provider is refused with those that there are', () => {
  expect(() => refuseUnknown(['b.example', 'a'], overview('b.example', 'a.example'))).toThrow(
    'No provider here has the domain a. There are a.example, b.example.',
  );
});

test('of many providers only some are listed', () => {
  const many = Array.from({ length: 40 }, (_, index) => `p${index + 10}.example`);
  expect(() => refuseUnknown(['a'], overview(...many))).toThrow(/p21\.example and 28 more\.$/);
});

test('providers that exist pass, and so does any before the first rollout', () => {
  expect(() => refuseUnknown(['a.example'], overview('a.example'))).not.toThrow();
  expect(() => refuseUnknown(['a.example'], [])).not.toThrow();
});
