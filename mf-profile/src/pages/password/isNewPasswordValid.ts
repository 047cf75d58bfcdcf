import { isStrongPassword } from '@portal/domain/access/isStrongPassword';

/** Whether a new password may be saved: both filled, both strong, both the same (PWD-02). */
export function isNewPasswordValid(password: string, confirmation: string): boolean {
  return isStrongPassword(password) && password === confirmation;
}
