import type {
  BookableService,
  Expert,
  PreferredTime,
  SlotsOfDay,
} from '@portal/api/work/createScheduleApi';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { isOfPart } from '@portal/domain/time/partOfDay';
import { SERVICE_OBSERVATION_MAX_LENGTH } from '@portal/domain/limits';
import type { BookingState, ContactEdits, Draft } from './bookingState.ts';
import { firstExpert, hasFixedStart, isExclusive } from './isExclusive.ts';

type Times = BookingState['alternatives'];

/** Everything that can happen to a booking before it is sent. */
export type BookingAction =
  | { readonly type: 'toggleService'; readonly service: BookableService }
  | { readonly type: 'markUnavailable'; readonly serviceId: string }
  | { readonly type: 'observe'; readonly serviceId: string; readonly text: string }
  | { readonly type: 'chooseItem'; readonly itemId: string | null }
  | { readonly type: 'nameItem'; readonly itemName: string | null }
  | { readonly type: 'describeItem'; readonly values: Readonly<Record<string, string>> }
  | { readonly type: 'addItem'; readonly itemId: string; readonly itemName: string }
  | { readonly type: 'showMonth'; readonly date: IsoDate }
  | { readonly type: 'preferTime'; readonly preferedTime: PreferredTime }
  | { readonly type: 'chooseDate'; readonly date: IsoDate }
  | { readonly type: 'chooseTime'; readonly time: string }
  | { readonly type: 'chooseMoment'; readonly month: IsoDate; readonly moment: Times[number] }
  | { readonly type: 'receiveSlots'; readonly slots: SlotsOfDay }
  | { readonly type: 'loseSlot'; readonly alternatives: Times }
  | { readonly type: 'chooseExpert'; readonly expert: Expert | null }
  | { readonly type: 'receiveExperts'; readonly experts: readonly Expert[] }
  | { readonly type: 'editContact'; readonly part: ContactEdits }
  | { readonly type: 'saveContact' }
  | { readonly type: 'askEarlyStart'; readonly asked: boolean }
  | { readonly type: 'keepDraft'; readonly draft: Draft | null };

/** The booking after an action; nothing else changes one. */
export function bookingReducer(booking: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'toggleService':
      return { ...toggleService(booking, action.service), alternatives: [], earlyStart: false };
    case 'markUnavailable':
      return markUnavailable(booking, action.serviceId);
    case 'observe': {
      // Cut to its limit (BKG-48).
      const text = action.text.slice(0, SERVICE_OBSERVATION_MAX_LENGTH);
      const serviceObservations = { ...booking.serviceObservations, [action.serviceId]: text };
      return { ...booking, serviceObservations };
    }
    case 'chooseItem':
      return { ...booking, itemId: action.itemId };
    case 'nameItem':
      return { ...booking, itemName: action.itemName };
    case 'describeItem':
      return { ...booking, newItem: { ...booking.newItem, ...action.values } };
    case 'addItem':
      return { ...booking, itemId: action.itemId, itemName: action.itemName, newItem: {} };
    case 'showMonth':
      return { ...booking, displayedDate: action.date };
    case 'preferTime':
      // The question to the server changes with it (BKG-20).
      return {
        ...booking,
        preferedTime: action.preferedTime,
        selectedTime: null,
        alternatives: [],
      };
    case 'chooseDate':
      // The times are those of the day (BKG-19).
      return {
        ...booking,
        selectedDate: action.date,
        selectedTime: null,
        alternatives: [],
        earlyStart: false,
      };
    case 'chooseTime':
      return { ...booking, selectedTime: action.time, alternatives: [] };
    case 'chooseMoment': {
      const { date, time } = action.moment;
      return {
        ...booking,
        displayedDate: action.month,
        selectedDate: date,
        selectedTime: time,
        // One of the other half is offered where the preferred one has none: its day must show it.
        preferedTime: isOfPart(time, booking.preferedTime) ? booking.preferedTime : 3,
        earlyStart: false,
      };
    }
    case 'receiveSlots': {
      // A chosen time that is no longer free is dropped (BKG-44).
      const free = [...action.slots.morning, ...action.slots.afternoon];
      const selectedTime = free.find((time) => time === booking.selectedTime) ?? null;
      return { ...booking, selectedTime };
    }
    case 'loseSlot':
      return { ...booking, selectedTime: null, alternatives: action.alternatives };
    case 'chooseExpert':
      return { ...booking, expertSelected: action.expert, alternatives: [] };
    case 'receiveExperts':
      return receiveExperts(booking, action.experts);
    case 'editContact':
      return { ...booking, contact: { ...booking.contact, ...action.part } };
    case 'saveContact':
      return { ...booking, contact: {} };
    case 'askEarlyStart':
      return { ...booking, earlyStart: action.asked };
    case 'keepDraft':
      return { ...booking, draft: action.draft };
  }
}

/**
 * Selects or deselects a service. An exclusive one deselects the others of its kind and clears the
 * expert (BKG-23); a fixed start clears date and time (BKG-18); a single expert, or else the
 * favourite one, is chosen at once (BKG-25, BKG-03).
 */
function toggleService(booking: BookingState, service: BookableService): BookingState {
  const exclusive = isExclusive(service);
  const others = booking.selectedServices.filter(({ id }) => id !== service.id);
  const isRemoved = others.length < booking.selectedServices.length;
  const isRefused =
    service.disabled || service.notAvailable || booking.unavailable.includes(service.id);
  if (isRefused && !isRemoved) return booking;
  const next = {
    ...booking,
    selectedServices: isRemoved
      ? others
      : [...others.filter((other) => !exclusive || !isExclusive(other)), service],
    expertSelected: !exclusive ? booking.expertSelected : isRemoved ? null : firstExpert(service),
  };
  return isRemoved || !hasFixedStart([service])
    ? next
    : { ...next, selectedDate: null, selectedTime: null };
}

/**
 * A service without vacancies is deselected and stays marked `Vagas indisponíveis` (BKG-24). That of a
 * direct link takes the lock along: step 1 has the mark and the other services (C-190).
 */
function markUnavailable(booking: BookingState, serviceId: string): BookingState {
  const selectedServices = booking.selectedServices.filter(({ id }) => id !== serviceId);
  return {
    ...booking,
    selectedServices,
    lockedTo: selectedServices.length === 0 ? null : booking.lockedTo,
    unavailable: [...booking.unavailable.filter((id) => id !== serviceId), serviceId],
  };
}

/** The experts free in the slot: a single one is chosen, one that is not among them is dropped (BKG-17, BKG-25). */
function receiveExperts(booking: BookingState, experts: readonly Expert[]): BookingState {
  const isOnly = experts.length === 1;
  const expertSelected =
    experts.find(({ id }) => isOnly || id === booking.expertSelected?.id) ?? null;
  return { ...booking, expertSelected };
}
