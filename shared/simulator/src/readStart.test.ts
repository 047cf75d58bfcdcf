import { expect, test } from 'vitest';
import { readStart } from './readStart.ts';

test('a link opens the simulator in its situation', () => {
  const search = '?platform=IOS&behaviour=silent&path=%2Fservices-lite%3Ftoken%3Da';
  expect(readStart(search)).toEqual({
    platform: 'IOS',
    behaviour: 'silent',
    path: '/services-lite?token=a',
  });
});

test('what is wrong or missing is the usual, and no other site gets into the frame', () => {
  const usual = { platform: 'ANDROID', behaviour: 'answers', path: '/' };
  expect(readStart('')).toEqual(usual);
  expect(readStart('?platform=x&behaviour=y&path=//evil.example')).toEqual(usual);
  expect(readStart('?path=javascript:alert(1)')).toEqual(usual);
});
