import type { BookableService } from '@portal/api/schedule';
import { startWizard } from '../booking/bookingState.ts';
import { followDirectLink, repeatAppointment } from './bookingOpening.ts';
import { readDirectLink } from './directLink.ts';
import { takeRepeatedAppointment } from './repeatedAppointment.ts';
import { forgetWizard, HANDOVER_KEY, RELOAD_KEY, restoreWizard } from './savedBooking.ts';
import { freshWizard, type Wizard } from '../booking/bookingAtom.ts';

export interface Opening {
  readonly services: readonly BookableService[];
  readonly search: string;
  /** Item of the address (C-145). */
  readonly itemId: string | null;
  readonly isLite: boolean;
  readonly supportsItems: boolean;
  readonly domain: string;
  /** Who is logged in; null for a visitor. */
  readonly userId: string | null;
  /** Today in Lisbon, and the instant in milliseconds. */
  readonly today: string;
  readonly now: number;
  /** Survives registration and login: local storage. */
  readonly handover: Storage;
  /** Survives a reload: session storage. */
  readonly reload: Storage;
}

export interface OpenedWizard {
  readonly wizard: Wizard;
  /** Services with a fixed start whose vacancies must be looked up. */
  readonly check: readonly BookableService[];
  /** A repeat starts at step 1 whatever the address says (BKG-30). */
  readonly fromStart: boolean;
}

/**
 * The wizard that the page opens with. In this order: a repeated appointment (BKG-30), the
 * choices of a reload, those handed over by registration (BKG-28, BKG-29), a direct link
 * (BKG-08..10), and else an empty one.
 */
export function openWizard(opening: Opening): OpenedWizard {
  const { services, domain, userId, now, handover, reload } = opening;
  const link = readDirectLink(opening.search);
  const start = startWizard({
    today: opening.today,
    isLite: opening.isLite,
    supportsItems: opening.supportsItems,
    itemId: opening.itemId,
  });

  const repeated = takeRepeatedAppointment(handover, services, { domain, now, userId });
  if (repeated) {
    const state = repeatAppointment(start, repeated.services, repeated.observations);
    forgetWizard(reload, RELOAD_KEY);
    return { wizard: freshWizard(state), check: fixedOf(state.selectedServices), fromStart: true };
  }

  const saved = { domain, now, services, userId, link: link?.details ?? null };
  const handedOver = restoreWizard(handover, HANDOVER_KEY, start, saved);
  forgetWizard(handover, HANDOVER_KEY);
  const restored = restoreWizard(reload, RELOAD_KEY, start, saved) ?? handedOver;
  if (restored) {
    return {
      wizard: restored,
      check: fixedOf(restored.machine.selectedServices),
      fromStart: false,
    };
  }

  const direct = link && services.find((service) => service.fo_id === link.symptomId);
  if (direct) {
    const state = followDirectLink(start, direct, link.userId);
    return { wizard: freshWizard(state), check: fixedOf([direct]), fromStart: false };
  }
  return { wizard: freshWizard(start), check: [], fromStart: false };
}

function fixedOf(services: readonly BookableService[]): BookableService[] {
  return services.filter((service) => service.schedule_fixed_start_enabled);
}
