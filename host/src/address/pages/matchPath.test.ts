import fc from 'fast-check';
import { matchPath as routersMatchPath } from '@portal/remote/router';
import { expect, test } from 'vitest';
import { matchPath } from './matchPath.ts';

test.each([
  ['/services', '/services', {}],
  ['/services', '/Services/', {}],
  ['/services', '/services-lite', null],
  ['/payment/:id', '/payment/A-1', { id: 'A-1' }],
  ['/payment/:id', '/payment', null],
  ['/payment/:id', '/payment/A-1/more', null],
  ['/schedule/:id?', '/schedule', { id: undefined }],
  ['/schedule/:id?', '/schedule/', { id: undefined }],
  ['/schedule/:id?', '/schedule/A%2F1', { id: 'A/1' }],
  ['/schedule/:id?', '/schedule-lite/A-1', null],
  ['/lista/tudo?', '/lista', {}],
  ['/lista/tudo?', '/lista/tudo', {}],
  ['/a.b', '/axb', null],
])('the page %s at %s has the parameters %j [SHL-27]', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});

test('where every segment is needed, pages are found where the router would find them', () => {
  const segments = fc.array(fc.constantFrom('a', 'B', 'a-b', ':x', ':y'), { maxLength: 3 });
  const parts = fc.array(fc.constantFrom('a', 'b', 'a-b', 'c%2Fd', ''), { maxLength: 4 });
  fc.assert(
    fc.property(segments, parts, (pattern, path) => {
      const names = pattern.filter((segment) => segment.startsWith(':'));
      fc.pre(new Set(names).size === names.length);
      const [page, address] = [`/${pattern.join('/')}`, `/${path.join('/')}`];
      expect(matchPath(page, address)).toEqual(routersMatchPath(page, address)?.params ?? null);
    }),
    { numRuns: 2000 },
  );
});
