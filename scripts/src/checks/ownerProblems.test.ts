import { expect, test } from 'vitest';
import { concerning, hasSpecs, ownerProblems } from './ownerProblems.ts';

const owners = ['host', 'mf-booking', 'mf-book'];
const spec = (path: string, source = '') => ({ path, source });

test('a journey belongs to the package of its folder, a test of the whole portal to nobody', () => {
  const specs = [spec('journeys/mf-booking/a.spec.ts'), spec('faults/b.spec.ts')];
  expect(ownerProblems(specs, owners)).toEqual([]);
  expect(hasSpecs(specs, 'mf-booking')).toBe(true);
  expect(hasSpecs(specs, 'mf-book')).toBe(false);
});

test('a test without an owner is refused, and so is the tag of a package that is not there', () => {
  const specs = [
    spec('journeys/a.spec.ts'),
    spec('journeys/mf-gone/b.spec.ts'),
    spec('elsewhere/c.spec.ts'),
    spec('faults/d.spec.ts', `tag: ['@PAY-01', '@mf-gone', '@host']`),
  ];
  expect(ownerProblems(specs, owners)).toEqual([
    'journeys/a.spec.ts has no owner: move it to journeys/<host|mf-booking|mf-book>',
    'journeys/mf-gone/b.spec.ts has no owner: move it to journeys/<host|mf-booking|mf-book>',
    'elsewhere/c.spec.ts has no owner: move it to journeys/<host|mf-booking|mf-book>',
    'faults/d.spec.ts has the tag @mf-gone, but there is no such package',
  ]);
});

test('a tag makes a test of the whole portal concern a package too', () => {
  const specs = [spec('faults/d.spec.ts', `{ tag: ['@BKG-49', '@mf-booking'] }`)];
  expect(hasSpecs(specs, 'mf-booking')).toBe(true);
  expect(hasSpecs(specs, 'host')).toBe(false);
});

test('in what Playwright knows of a test its owner is found, and no word of its title', () => {
  const owned = concerning('mf-booking');
  expect(' phone journeys/mf-booking/a.spec.ts books a slot @BKG-01').toMatch(owned);
  expect(' faults faults/d.spec.ts one time @BKG-49 @mf-booking').toMatch(owned);
  expect(' phone journeys/host/a.spec.ts mf-booking is loaded').not.toMatch(owned);
  expect(' faults faults/d.spec.ts one time @mf-booking-two').not.toMatch(owned);
  expect(' phone journeys/mf-booking/a.spec.ts books').not.toMatch(concerning('mf-book'));
});
