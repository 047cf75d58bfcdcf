import type { Work } from '@portal/api/work/work';

/** Whether it is still to be confirmed, is so, or is called off or past. */
export type Confirmation = 'open' | 'confirmed' | 'over';

/** What an appointment says of its confirmation; a move takes it back (RSC-13). */
export function confirmationOf(
  work: Pick<Work, 'is_confirmed' | 'is_cancelled' | 'is_history'>,
): Confirmation {
  if (work.is_cancelled || work.is_history) return 'over';
  return work.is_confirmed ? 'confirmed' : 'open';
}
