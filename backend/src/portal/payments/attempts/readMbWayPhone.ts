import { nationalNumber, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isMbWayPhone } from '@portal/domain/contact/isMbWayPhone';
import { ApiError } from '../../../platform/http/apiError.ts';

/** Mobile numbers only, whatever the contact pattern admits (PAY-17, C-07). @throws ApiError 400 */
export function readMbWayPhone(text: string | undefined): string {
  const national = nationalNumber(text ?? '');
  if (national === undefined || !isMbWayPhone(national)) throw new ApiError(400, PHONE_INVALID);
  return national;
}
