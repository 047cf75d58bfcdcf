const parameter = 'mudar';

/** Where a visitor moves the appointment of the link: the wizard's address, as lite mode has no fifth one (RSC-11, C-543). */
export const LITE_MOVE_PATH = `/schedule-lite?${parameter}=t`;

/** Whether the query of that address asks for the move. */
export function isLiteMove(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === 't';
}
