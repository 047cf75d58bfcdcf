import type { Expert } from '@portal/api/work/createScheduleApi';

/** The experts with the favourite one first (BKG-03); the order of the others stays. */
export function favouriteFirst(
  experts: readonly Expert[],
  favouriteId: string | null | undefined,
): Expert[] {
  return [
    ...experts.filter(({ id }) => id === favouriteId),
    ...experts.filter(({ id }) => id !== favouriteId),
  ];
}
