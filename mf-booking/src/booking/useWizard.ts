import {
  nextStep,
  previousStep,
  reachableStep,
  type WizardChange,
  type WizardStep,
} from './wizardSteps.ts';
import type { BookingState } from './bookingState.ts';
import { useParcel } from '@portal/remote/usePortal';
import { useAtom } from 'jotai';
import { wizardAtom, type Wizard } from './bookingAtom.ts';
import { searchAtStep, stepOfAddress } from './stepOfAddress.ts';

/**
 * The wizard with its step. The address holds the step, so the browser's back button and a
 * reload stay in it; everything else is in the atom.
 */
export function useWizard() {
  const { portal, location } = useParcel();
  const { navigator } = portal.navigation;
  const [wizard, setWizard] = useAtom(wizardAtom);
  const asked = stepOfAddress(location.search);
  const step = reachableStep(wizard.machine, asked);
  const machine: BookingState = { ...wizard.machine, step };

  function address(target: WizardStep) {
    return { pathname: location.pathname, search: searchAtStep(location.search, target) };
  }

  return {
    wizard,
    machine,
    step,
    /** False while the address still asks for a step that cannot be shown. */
    settled: asked === step,
    update(part: Partial<Omit<Wizard, 'machine'>>): void {
      setWizard((current) => ({ ...current, ...part }));
    },
    /** Changes the choices; the step only ever changes through the address. */
    change(next: (machine: BookingState) => BookingState): void {
      setWizard((current) => ({ ...current, machine: next({ ...current.machine, step }) }));
    },
    goTo(target: WizardStep): void {
      navigator.push(address(target), { from: step });
    },
    replaceStep(target: WizardStep): void {
      navigator.replace(address(target));
    },
    forward(): void {
      const next = nextStep(machine).step;
      if (next !== step) navigator.push(address(next), { from: step });
    },
    /**
     * Whether back must be handled here: the wizard is locked, or the step was opened by its
     * address and the step before it is not behind it in the history.
     */
    handlesBack: step > 1 && (machine.lockedTo === step || !cameByForward(location.state, step)),
    /** One step back (BKG-12..14); false when the browser should leave the page. */
    back(): boolean {
      const change: WizardChange<BookingState> = previousStep(machine);
      if (change.effects.includes('leave')) return false;
      if (change.state.step !== step) navigator.replace(address(change.state.step));
      return true;
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
