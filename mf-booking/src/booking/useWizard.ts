import { useParcel } from '@portal/remote/usePortal';
import { useAtom } from 'jotai';
import { bookingAtom } from './bookingAtom.ts';
import { bookingReducer, type BookingAction } from './bookingReducer.ts';
import { searchAtStep, stepOfAddress } from './stepOfAddress.ts';
import { useEnsureDraft } from './useEnsureDraft.ts';
import { nextStep, previousStep, reachableStep, type WizardStep } from './wizardStep.ts';

/**
 * The booking with the step of its wizard. The address holds the step, so the browser's back button
 * and a reload stay in it; everything else is in the atom.
 */
export function useWizard() {
  const { portal, location } = useParcel();
  const { navigator } = portal.navigation;
  const [booking, setBooking] = useAtom(bookingAtom);
  const ensureDraft = useEnsureDraft();
  const asked = stepOfAddress(location.search);
  const step = reachableStep(booking, asked);
  const previous = previousStep(booking, step);

  function address(target: WizardStep) {
    return { pathname: location.pathname, search: searchAtStep(location.search, target) };
  }

  return {
    booking,
    step,
    /** False while the address still asks for a step that cannot be shown. */
    settled: asked === step,
    ensureDraft,
    dispatch(action: BookingAction): void {
      setBooking((current) => bookingReducer(current, action));
    },
    goTo(target: WizardStep): void {
      navigator.push(address(target), { from: step });
    },
    replaceStep(target: WizardStep): void {
      navigator.replace(address(target));
    },
    forward(): void {
      const next = nextStep(booking, step);
      if (next !== step) navigator.push(address(next), { from: step });
    },
    /**
     * Whether back must be handled here: the wizard is locked, or the step was opened by its
     * address and the step before it is not behind it in the history. Else the browser goes back (BKG-12).
     */
    handlesBack: previous !== null && (previous === step || !cameByForward(location.state, step)),
    /** One step back, where back is handled here (BKG-13, BKG-14). */
    back(): void {
      if (previous !== null && previous !== step) navigator.replace(address(previous));
    },
  };
}

export type WizardHandle = ReturnType<typeof useWizard>;

/** Whether the history entry was reached by the forward button of an earlier step. */
function cameByForward(state: unknown, step: WizardStep): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'number' &&
    state.from < step
  );
}
