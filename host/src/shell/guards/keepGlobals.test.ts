import { expect, test, vi } from 'vitest';
import type { FindOwner } from './findOwner.ts';
import { keepGlobals, type Refuse } from './keepGlobals.ts';

const owner = { remote: 'mf-wild', release: '2.0.0' };
const findOwner: FindOwner = (line) => (line.includes('wildly') ? owner : undefined);

test('what a release puts in the place of a function is refused and told; who belongs to none replaces it', () => {
  const given = () => 'given';
  const holder = { ask: given };
  const heir: typeof holder = Object.create(holder);
  const refuse = vi.fn<Refuse>();
  keepGlobals(holder, ['ask', 'unknown'], findOwner, refuse);
  function wildly(target: typeof holder): void {
    target.ask = () => 'wild';
  }
  wildly(holder);
  wildly(heir);
  expect([holder.ask(), heir.ask()]).toEqual(['given', 'given']);
  expect(refuse.mock.calls).toEqual([
    ['ask', owner],
    ['ask', owner],
  ]);
  heir.ask = () => 'heir';
  expect([holder.ask(), heir.ask()]).toEqual(['given', 'heir']);
  holder.ask = () => 'tool';
  expect([holder.ask(), heir.ask()]).toEqual(['tool', 'heir']);
  expect(refuse).toHaveBeenCalledTimes(2);
});
