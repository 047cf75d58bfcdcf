import type { Client } from '@portal/api/account/client';
import { formatPhone } from '@portal/domain/contact/formatPhone';

/** What somebody logs in with: a number in E.164, or an e-mail. */
export type LoginContact = Pick<Client, 'login_phone' | 'login_email'>;

/** The contact as people read it, or null for whoever has none. */
export function shownContact({
  login_phone: phone,
  login_email: email,
}: LoginContact): string | null {
  return phone === null ? email : formatPhone(phone);
}
