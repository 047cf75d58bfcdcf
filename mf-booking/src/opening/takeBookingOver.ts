import { REPEAT_RECORD_KEY } from '@portal/contract/repeatRecord';
import { takeOverDrawn } from '@portal/remote/takeOverDrawn';
import { HANDOVER_KEY, RELOAD_KEY } from './saveBooking.ts';

const isKept = () =>
  sessionStorage.getItem(RELOAD_KEY) !== null ||
  [HANDOVER_KEY, REPEAT_RECORD_KEY].some((key) => localStorage.getItem(key) !== null);

/**
 * Takes over the first step that the edge has drawn, of a booking that begins. Where this browser has kept one, or leaves
 * an appointment to repeat, the wizard opens on that in an empty place (C-733).
 */
export const takeBookingOver: typeof takeOverDrawn = (element, ...rest) => {
  if (element.dataset['drawn'] !== undefined && isKept()) {
    delete element.dataset['drawn'];
    element.replaceChildren();
  }
  return takeOverDrawn(element, ...rest);
};
