import type { BookableService, Expert, PreferredTime } from '@portal/api/work/createScheduleApi';
import type { IsoDate } from '@portal/domain/time/isoDate';

/** What is typed over the customer's stored data in step 3. */
export interface ContactEdits {
  readonly name?: string;
  /** National digits. */
  readonly phone?: string;
  readonly email?: string;
}

export interface Draft {
  readonly schedulerId: string;
  readonly draftWorkId: string;
}

/** The item id that stands for an item not added yet. */
export const NEW_ITEM = 'new';

/**
 * Everything the customer chooses and types in the wizard (ENT-14, C-244); `preferedTime` is spelt as it is stored (C-119).
 */
export interface BookingState {
  /** A direct-appointment link locks the wizard to a step (BKG-09, BKG-10). */
  readonly lockedTo: 2 | 3 | null;
  readonly isLite: boolean;
  readonly supportsItems: boolean;
  readonly itemId: string | null;
  /** Name of the chosen item, as its list gave it. */
  readonly itemName: string | null;
  /** Fields of an item that is added with the booking (`tempEquipData`), by field name. */
  readonly newItem: Readonly<Record<string, string>>;
  readonly selectedServices: readonly BookableService[];
  /** Services found without vacancies (BKG-24). */
  readonly unavailable: readonly string[];
  readonly serviceObservations: Readonly<Record<string, string>>;
  readonly expertSelected: Expert | null;
  readonly displayedDate: IsoDate;
  readonly preferedTime: PreferredTime;
  readonly selectedDate: IsoDate | null;
  readonly selectedTime: string | null;
  /** Free times offered after the chosen one was taken. */
  readonly alternatives: readonly { readonly date: string; readonly time: string }[];
  readonly draft: Draft | null;
  readonly contact: ContactEdits;
  /** Whether the customer asks for it before the time for withdrawing is over: asked anew for other services or another day (LAW-09). */
  readonly earlyStart: boolean;
}

/** A booking with nothing chosen and the whole day preferred (BKG-01, BKG-43). */
export function startBooking(start: {
  today: IsoDate;
  isLite: boolean;
  supportsItems: boolean;
  itemId?: string | null;
}): BookingState {
  const { today, isLite, supportsItems, itemId = null } = start;
  return {
    lockedTo: null,
    isLite,
    supportsItems,
    itemId,
    itemName: null,
    newItem: {},
    selectedServices: [],
    unavailable: [],
    serviceObservations: {},
    expertSelected: null,
    displayedDate: today,
    preferedTime: 3,
    selectedDate: null,
    selectedTime: null,
    alternatives: [],
    draft: null,
    contact: {},
    earlyStart: false,
  };
}
