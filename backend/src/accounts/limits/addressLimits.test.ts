import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn, type Database } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { countAddressAttempt } from './addressLimits.ts';
import { addKnownPlace } from './knownPlaces.ts';
import { limitsOf } from './limitsOf.ts';

const limits = {
  atOneProvider: { count: 3, seconds: 3600 },
  atAllProviders: { count: 6, seconds: 3600 },
  forEachPerson: 2,
  mostTimes: 4,
};
const now = new Date('2026-01-01T10:00:00Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);
let tested: TestDatabase;
let database: Database;
let number = 0;

beforeAll(async () => {
  tested = await createTestDatabase();
  database = databaseOn(tested.pool);
});
afterAll(() => tested.drop());

/** Whether somebody may have a code; without a name it is somebody new. */
async function mayAsk(
  address: string,
  { companyId = 'mirante', contact = `+3519${(number += 1)}`, at = now } = {},
): Promise<boolean> {
  const attempt = { what: 'code', address, companyId, contact };
  return countAddressAttempt(database, attempt, limits, at).then(
    () => true,
    () => false,
  );
}

/** How many new people in a row may have a code. */
async function countAllowed(address: string, options: { companyId?: string; at?: Date } = {}) {
  let count = 0;
  while (await mayAsk(address, options)) count += 1;
  return count;
}

test('what one provider’s customers used up is not taken from those of another', async () => {
  expect(await countAllowed('198.51.100.1')).toBe(3);
  expect(await mayAsk('198.51.100.1', { companyId: 'alameda' })).toBe(true);
  expect(await mayAsk('198.51.100.2')).toBe(true);
});

test('somebody without customers reaches no more numbers by asking at many providers', async () => {
  let count = 0;
  for (let index = 0; index < 5; index += 1)
    count += await countAllowed('198.51.100.3', { companyId: `provider-${index}` });
  expect(count).toBe(6);
});

test('who logged in from there before still may when strangers used up everything', async () => {
  const contact = '+351912345678';
  await addKnownPlace(database, contact, '198.51.100.4', now);
  await countAllowed('198.51.100.4');
  expect(await mayAsk('198.51.100.4')).toBe(false);
  expect(await mayAsk('198.51.100.4', { contact })).toBe(true);
  expect(await mayAsk('198.51.100.4', { contact, at: days(91) })).toBe(true);
});

test('an address from which many logged in lately may try more, each person counting once, up to a bound', async () => {
  const address = '198.51.100.5';
  for (let person = 0; person < 2; person += 1) {
    await addKnownPlace(database, `ana${person}@exemplo.pt`, address, now);
    await addKnownPlace(database, `ana${person}@exemplo.pt`, address, now);
  }
  expect(await countAllowed(address)).toBe(3 + 4);
  expect(await countAllowed(address, { companyId: 'alameda' })).toBe(6 + 4 - 7);
  for (let person = 0; person < 10; person += 1)
    await addKnownPlace(database, `rui${person}@exemplo.pt`, address, days(1));
  expect(await countAllowed(address, { at: days(1) })).toBe(12);
  // Nobody came for three months: it is an address like any other.
  expect(await countAllowed(address, { at: days(92) })).toBe(3);
});

test('each person adds to it until ninety days after they last came, whoever else came since [C-242]', async () => {
  const address = '198.51.100.6';
  await addKnownPlace(database, 'ana@exemplo.pt', address, now);
  await addKnownPlace(database, 'rui@exemplo.pt', address, days(40));
  await addKnownPlace(database, 'lia@exemplo.pt', address, days(80));
  expect(await countAllowed(address, { at: days(81) })).toBe(3 + 3 * 2);
  expect(await countAllowed(address, { at: days(91) })).toBe(3 + 2 * 2);
  // Who comes back is one person, as before.
  await addKnownPlace(database, 'ana@exemplo.pt', address, days(92));
  await addKnownPlace(database, 'lia@exemplo.pt', address, days(92));
  expect(await countAllowed(address, { at: days(92) })).toBe(3 + 3 * 2);
  expect(await countAllowed(address, { at: days(131) })).toBe(3 + 2 * 2);
  expect(await countAllowed(address, { at: days(183) })).toBe(3);
});

test('the figures of a portal in service, and none while it is made [C-242]', () => {
  const hour = { seconds: 3600 };
  const grows = { forEachPerson: 10, mostTimes: 10 };
  const { codesOfAddress, loginsOfAddress } = limitsOf({ mode: 'production' });
  expect([codesOfAddress, loginsOfAddress]).toEqual([
    { ...grows, atOneProvider: { ...hour, count: 30 }, atAllProviders: { ...hour, count: 60 } },
    { ...grows, atOneProvider: { ...hour, count: 100 }, atAllProviders: { ...hour, count: 200 } },
  ]);
  expect(limitsOf({ mode: 'development' }).codesOfAddress.atOneProvider.count).toBe(1_000_000);
});
