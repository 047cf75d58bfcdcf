import { REPEAT_RECORD_KEY } from '@portal/contract/repeatRecord';
import { describe, expect, test } from 'vitest';
import { openBooking, type Opening } from './openBooking.ts';
import {
  brakes,
  emptyStorage,
  haircut,
  oilChange,
  services,
  workshop,
} from '../testing/sampleServices.testing.ts';
import { HANDOVER_KEY, RELOAD_KEY, saveBooking } from './saveBooking.ts';
import { startBooking, type BookingState } from '../booking/bookingState.ts';

const NOW = Date.parse('2026-07-09T10:00:00Z');
const HOUR = 3_600_000;

function opening(part: Partial<Opening> = {}): Opening {
  return {
    services,
    search: '',
    itemId: null,
    isLite: false,
    supportsItems: true,
    domain: 'auto-mirante.localhost',
    userId: '1',
    today: '2026-07-09',
    now: NOW,
    handover: emptyStorage(),
    reload: emptyStorage(),
    ...part,
  };
}

function chosen(part: Partial<BookingState> = {}): BookingState {
  return {
    ...startBooking({ today: '2026-07-09', isLite: false, supportsItems: true }),
    itemId: 'I-1',
    itemName: 'Renault Clio',
    newItem: { plate: '72-ZB-16' },
    lockedTo: 3,
    expertSelected: { id: 'rui', name: 'Rui Lima' },
    displayedDate: '2026-07-13',
    selectedServices: [oilChange],
    serviceObservations: { oil: 'Faz barulho' },
    selectedDate: '2026-07-16',
    selectedTime: '16:30',
    preferedTime: 2,
    contact: { phone: '912345678' },
    draft: { schedulerId: 'D-1', draftWorkId: 'W-1' },
    ...part,
  };
}

function saved(
  booking: BookingState,
  at: number,
  domain = 'auto-mirante.localhost',
  userId: string | null = '1',
) {
  const storage = emptyStorage();
  const stamp = { domain, now: at, link: null, userId };
  saveBooking(storage, HANDOVER_KEY, booking, stamp);
  saveBooking(storage, RELOAD_KEY, booking, stamp);
  return storage;
}

describe('choices kept in the browser', () => {
  test('come back whole while under one hour old [BKG-28] [ENT-14] [LITE-11]', () => {
    const { booking } = openBooking(opening({ handover: saved(chosen(), NOW - HOUR + 1) }));
    expect(booking).toEqual(chosen());
  });

  test('are ignored after an hour, from the future and from another provider [BKG-28]', () => {
    for (const handover of [
      saved(chosen(), NOW - HOUR),
      saved(chosen(), NOW + 1000),
      saved(chosen(), NOW, 'lima.localhost'),
    ]) {
      expect(openBooking(opening({ handover })).booking.selectedServices).toEqual([]);
    }
  });

  test('show today where the week that was looked at is past by now', () => {
    const handover = saved(chosen({ displayedDate: '2026-07-08' }), NOW - 1);
    expect(openBooking(opening({ handover })).booking.displayedDate).toBe('2026-07-09');
  });

  test('are removed from local storage once restored [BKG-29]', () => {
    const handover = saved(chosen(), NOW);
    openBooking(opening({ handover }));
    expect(handover.getItem(HANDOVER_KEY)).toBeNull();
  });

  test('survive any number of reloads of the tab', () => {
    const reload = saved(chosen(), NOW);
    openBooking(opening({ reload }));
    expect(openBooking(opening({ reload })).booking).toEqual(chosen());
  });

  test('are nobody else’s: those of another customer are forgotten, a visitor’s go along', () => {
    const handover = saved(chosen(), NOW, 'auto-mirante.localhost', '2');
    const reload = saved(chosen(), NOW, 'auto-mirante.localhost', '2');
    const { booking } = openBooking(opening({ handover, reload }));
    expect(booking.contact).toEqual({});
    expect(booking.selectedServices).toEqual([]);
    expect([handover.getItem(HANDOVER_KEY), reload.getItem(RELOAD_KEY)]).toEqual([null, null]);
    const visitor = saved(chosen(), NOW, 'auto-mirante.localhost', null);
    expect(openBooking(opening({ handover: visitor })).booking).toEqual(chosen());
  });

  test('leave out services that are no longer offered, and what cannot be read', () => {
    const reload = saved(chosen({ selectedServices: [oilChange, brakes] }), NOW);
    const { booking } = openBooking(opening({ reload, services: [brakes] }));
    expect(booking.selectedServices).toEqual([brakes]);
    reload.setItem(RELOAD_KEY, '{"domain":');
    expect(openBooking(opening({ reload })).booking.selectedServices).toEqual([]);
  });
});

describe('a repeated appointment', () => {
  const record = (part: object = {}) =>
    JSON.stringify({
      symptoms: ['Mudança de óleo', 'Já não existe', 'Travões'],
      obs: ['Filtro também', '', ''],
      domain: 'auto-mirante.localhost',
      savedAt: NOW - 1000,
      ...part,
    });

  test('brings back services and observations, without what is no longer offered, and starts at step 1, once [APT-03] [BKG-30] [C-702]', () => {
    const handover = saved(chosen({ selectedServices: [haircut] }), NOW);
    handover.setItem(REPEAT_RECORD_KEY, record());
    const opened = openBooking(opening({ handover, search: '?passo=3' }));
    expect(opened.fromStart).toBe(true);
    expect(opened.booking.selectedServices).toEqual([oilChange, brakes]);
    expect(opened.booking.serviceObservations).toEqual({ oil: 'Filtro também' });
    expect(handover.getItem(REPEAT_RECORD_KEY)).toBeNull();
  });

  test.each([
    { savedAt: NOW - HOUR, kept: [] },
    { savedAt: NOW - HOUR + 1, kept: [oilChange, brakes] },
    { domain: 'lima.localhost', kept: [] },
    { userId: '2', kept: [] },
    { userId: '1', kept: [oilChange, brakes] },
  ])(
    'is dropped when an hour old, of another provider or of another customer: %j [BKG-30] [C-121]',
    ({ kept, ...part }) => {
      const handover = emptyStorage();
      handover.setItem(REPEAT_RECORD_KEY, record(part));
      expect(openBooking(opening({ handover })).booking.selectedServices).toEqual(kept);
      expect(handover.getItem(REPEAT_RECORD_KEY)).toBeNull();
    },
  );
});

describe('a direct link', () => {
  const link = (details: object) =>
    `?directAppointment=true&details=${Buffer.from(JSON.stringify(details)).toString('base64url')}`;

  test('chooses service and expert and locks step 2 [BKG-08] [BKG-09] [SHL-38]', () => {
    const { booking } = openBooking(
      opening({ search: link({ symptom_id: 'FO-3', user_id: 'rui' }) }),
    );
    expect(booking.selectedServices).toEqual([haircut]);
    expect(booking.expertSelected).toEqual({ id: 'rui', name: 'Rui Lima' });
    expect(booking.lockedTo).toBe(2);
  });

  test('is read from base64url, whatever its letters are [BKG-08] [SHL-38] [C-83]', () => {
    const fo_id = 'ção >>>???';
    const search = link({ symptom_id: fo_id });
    expect(search).toMatch(/details=.*-.*_|details=.*_.*-/);
    const named = { ...oilChange, fo_id };
    const { booking } = openBooking(opening({ search, services: [haircut, named] }));
    expect(booking.selectedServices).toEqual([named]);
  });

  test('locks step 3 for a fixed start, whose vacancies are looked up [BKG-10] [BKG-24]', () => {
    const opened = openBooking(opening({ search: link({ symptom_id: 'FO-4', user_id: null }) }));
    expect(opened.booking.lockedTo).toBe(3);
    expect(opened.check).toEqual([workshop]);
  });

  test('keeps its choices over a reload but gives none to another link', () => {
    const search = link({ symptom_id: 'FO-3' });
    const details = new URLSearchParams(search).get('details');
    const reload = emptyStorage();
    const kept = chosen({ selectedServices: [haircut], lockedTo: 2 });
    saveBooking(reload, RELOAD_KEY, kept, {
      domain: 'auto-mirante.localhost',
      now: NOW,
      link: details,
      userId: '1',
    });
    expect(openBooking(opening({ search, reload })).booking.selectedTime).toBe('16:30');
    const other = openBooking(opening({ search: link({ symptom_id: 'FO-1' }), reload }));
    expect(other.booking.selectedServices).toEqual([oilChange]);
    expect(other.booking.selectedTime).toBeNull();
  });

  test('that is damaged or unknown, or is no direct one, opens an empty wizard [SHL-38]', () => {
    for (const search of [
      '?directAppointment=true&details=%%%',
      link({ symptom_id: 'FO-9' }),
      link({ symptom_id: 'FO-3' }).replace('directAppointment=true&', ''),
      link({ symptom_id: 'FO-3' }).replace('=true', '=false'),
      '?directAppointment=true',
      link({}),
    ]) {
      expect(openBooking(opening({ search })).booking.selectedServices).toEqual([]);
    }
  });
});

test('the item of the address is chosen [SHL-27] [SHL-29]', () => {
  expect(openBooking(opening({ itemId: 'I-7' })).booking.itemId).toBe('I-7');
});
