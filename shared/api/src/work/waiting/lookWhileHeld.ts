import type { WaitingList } from './waitingList.ts';

/** How often a page that shows a held time asks whether it still is, in milliseconds. */
const LOOK = 30_000;

/**
 * When a page is to ask for a waiting list again: while it shows a time that is held, so that none is shown as free once its
 * hold is over (WAI-06), also where nothing is told live, as to a visitor of a link. The server's clock decides.
 * @param query of the list, as it was read last
 * @returns milliseconds; false where nothing is held
 */
export function lookWhileHeld(query: {
  state: { data: Pick<WaitingList, 'entries'> | undefined };
}): number | false {
  return (query.state.data?.entries ?? []).some(({ offer }) => offer !== null) && LOOK;
}
