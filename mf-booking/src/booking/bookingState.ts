import type { BookableService } from '@portal/api/schedule';
import type { IsoDate } from '@portal/domain/lisbonDate';
import type { WizardExpert, WizardService, WizardState } from './wizardSteps.ts';

/** 1 mornings, 2 afternoons, 3 `Todo o dia` (BKG-43). */
export type PreferredTime = 1 | 2 | 3;

/** Everything the customer chooses in the wizard; `preferedTime` is spelt as it is stored (C-119). */
export interface BookingState<S extends WizardService = BookableService> extends WizardState<S> {
  readonly serviceObservations: Readonly<Record<string, string>>;
  readonly expertsBySlot: readonly WizardExpert[];
  readonly displayedDate: IsoDate;
  readonly preferedTime: PreferredTime;
  readonly timeSlots: {
    readonly morning: readonly string[];
    readonly afternoon: readonly string[];
  };
}

/** A wizard at step 1 with nothing chosen and the whole day preferred (BKG-01, BKG-43). */
export function startWizard<S extends WizardService = BookableService>(start: {
  today: IsoDate;
  isLite: boolean;
  supportsItems: boolean;
  itemId?: string | null;
}): BookingState<S> {
  const { today, isLite, supportsItems, itemId = null } = start;
  return {
    step: 1,
    lockedTo: null,
    isLite,
    supportsItems,
    itemId,
    selectedServices: [],
    unavailable: [],
    serviceObservations: {},
    expertSelected: null,
    expertsBySlot: [],
    displayedDate: today,
    selectedDate: null,
    selectedTime: null,
    preferedTime: 3,
    timeSlots: { morning: [], afternoon: [] },
  };
}
