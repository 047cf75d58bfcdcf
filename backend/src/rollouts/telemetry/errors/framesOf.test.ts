import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { framesOf } from './framesOf.ts';

const CHROMIUM = `TypeError: Cannot read properties of Ana Silva
    at drawList (http://a.pt/assets/mf-booking/page.1a2b3c4d.js:3:120)
    at async Promise.all (index 0)
    at http://a.pt/assets/mf-booking/remote.99aabbcc.js:1:7
    at eval (http://a.pt/client/services?token=abc:1:2)`;
const FIREFOX = `drawList@http://a.pt/assets/mf-booking/page.1a2b3c4d.js:3:120
@http://a.pt/assets/mf-booking/remote.99aabbcc.js:1:7`;
const PLACES = ['drawList mf-booking/page.1a2b3c4d.js:3:120', 'mf-booking/remote.99aabbcc.js:1:7'];

test('of a stack only places in files of releases are kept, in whatever engine', () => {
  expect(framesOf(CHROMIUM)).toEqual(PLACES);
  expect(framesOf(FIREFOX)).toEqual(PLACES);
  const made = 'at new Page (https://a.pt/assets/mf-booking/page.1a2b3c4d.js?v=912345678:3:120)';
  expect(framesOf(made)).toEqual(['Page mf-booking/page.1a2b3c4d.js:3:120']);
  expect(framesOf('912345678 Ana')).toEqual([]);
  expect(framesOf(`${'/assets/a.js?'.repeat(31)}:1:2`)).toEqual([]);
  expect(framesOf(CHROMIUM.repeat(50)).length).toBeLessThanOrEqual(8);
});

test('an error has one fingerprint in every release that did not change where it happens', () => {
  const later = PLACES.map((place) => place.replace('1a2b3c4d', 'ffeeddcc').replace(':3:', ':4:'));
  const of = (places: string[], message = 'no list') =>
    fingerprint('REMOTE-MOUNT', message, places);
  expect(of(later)).toBe(of(PLACES));
  expect(of(PLACES, 'no days')).not.toBe(of(PLACES));
  expect(of(['drawDay mf-booking/page.js:1:1'])).not.toBe(of(PLACES));
});
