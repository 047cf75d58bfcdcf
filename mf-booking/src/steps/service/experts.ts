import type { WizardExpert } from '../../booking/wizardSteps.ts';

/** The experts with the favourite one first (BKG-03); the order of the others stays. */
export function favouriteFirst(
  experts: readonly WizardExpert[],
  favouriteId: string | null | undefined,
): WizardExpert[] {
  return [
    ...experts.filter(({ id }) => id === favouriteId),
    ...experts.filter(({ id }) => id !== favouriteId),
  ];
}
