import { ALREADY_BOOKED } from '@portal/api/work/createScheduleApi';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';

/**
 * The refusal of other choices for a draft that became a booking (C-910): the answer that said so was
 * lost, and a second booking is not what its customer wants.
 */
export function bookedBeforeError(appointmentId: string): ApiError {
  return new ApiError(409, texts.bookedBefore, {
    code: ALREADY_BOOKED,
    title: texts.bookedBeforeTitle,
    body: texts.bookedBefore,
    extra: {
      success: false,
      appointmentId: `S-${appointmentId}`,
      schedulerId: appointmentId,
      alternatives: [],
    },
  });
}
