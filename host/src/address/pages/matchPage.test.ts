import { expect, test } from 'vitest';
import { isReachable, matchPage } from './matchPage.ts';
import { releaseOf } from '../../composition/testing/plainRemote.ts';

const remote = {
  name: 'mf-booking',
  release: releaseOf('1.0.0', {
    pages: [
      {
        name: 'schedule',
        path: '/schedule/:id?',
        title: 'Nova marcação',
        modes: ['full'],
        layout: 'decision',
      },
    ],
  }),
  fallback: null,
  reason: 'everyone' as const,
};

test('finds the page of an address with its parameters [SHL-27]', () => {
  expect(matchPage([remote], '/schedule')?.params['id']).toBeUndefined();
  expect(matchPage([remote], '/schedule/S-1')).toMatchObject({
    page: { name: 'schedule' },
    params: { id: 'S-1' },
  });
  expect(matchPage([remote], '/schedule/S-1/more')).toBeNull();
});

test('a page is reachable in the modes that it declares and in no other [SHL-30]', () => {
  const page = matchPage([remote], '/schedule')?.page;
  expect(page && isReachable(page, 'full')).toBe(true);
  expect(page && isReachable(page, 'lite')).toBe(false);
});
