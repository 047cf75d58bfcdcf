import { describe, expect, test } from 'vitest';
import {
  ana,
  rui,
  plain,
  other,
  withExperts,
  withOne,
  fixed,
  priced,
  start,
  select,
  ids,
  timed,
} from './wizardMachine.testing.ts';
import { canCombine, firstExpert, isPaid, toggleService } from './serviceRules.ts';

describe('services', () => {
  test('at most one with experts, a fixed date or a price; toggling it clears the expert [BKG-23]', () => {
    expect(ids(select(plain, withExperts, other))).toEqual(['wash', 'cut', 'oil']);
    expect(ids(select(plain, withExperts, priced))).toEqual(['wash', 'check']);
    expect(ids(select(priced, fixed))).toEqual(['class']);
    const chosen = { ...select(withExperts), expertSelected: ana };
    expect(toggleService(chosen, priced).state.expertSelected).toBeNull();
    expect(toggleService(chosen, withExperts).state.expertSelected).toBeNull();
    expect(toggleService(chosen, plain).state.expertSelected).toEqual(ana);
    expect([plain, priced, { ...plain, schedule_payment_value: 0 }].map(isPaid)).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('a fixed start clears date and time and asks for vacancies [BKG-18] [BKG-24]', () => {
    const { state, effects } = toggleService(timed(select(plain)), fixed);
    expect([state.selectedDate, state.selectedTime, effects]).toEqual([
      null,
      null,
      ['checkAvailability'],
    ]);
  });
  test('what is not available cannot be selected', () => {
    const refused = [
      { ...plain, disabled: true },
      { ...plain, notAvailable: true },
    ];
    for (const service of refused) expect(ids(select(service))).toEqual([]);
    expect(ids(toggleService({ ...start, unavailable: ['class'] }, fixed).state)).toEqual([]);
  });
  test('a single expert is chosen at once, else the favourite [BKG-03] [BKG-25]', () => {
    expect(select(withOne).expertSelected).toEqual(ana);
    expect(select(withExperts).expertSelected).toBeNull();
    expect(firstExpert({ ...withExperts, favorite_expert_id: 'rui' })).toEqual(rui);
  });
  test('only a service without expert, date and price goes with another one [BKG-23]', () => {
    expect(canCombine([withExperts, priced, fixed])).toBe(false);
    expect(canCombine([withExperts, plain])).toBe(true);
    expect(canCombine([plain])).toBe(false);
  });
});
