import type { ClientInfo } from '@portal/api/session';
import type { Subject } from '@portal/contract/session';

/** Who is logged in, as remotes are told. */
export function subjectOf(info: ClientInfo): Subject {
  return {
    userId: info.user_id,
    name: info.name,
    email: info.email,
    phone: info.phone,
    registered: info.registered,
    loginEmailValidated: info.login_email_validated,
  };
}
