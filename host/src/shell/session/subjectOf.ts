import type { ClientInfo } from '@portal/api/account/clientInfo';
import type { Subject } from '@portal/contract/session';

/** Who is logged in, as remotes are told; the user of a demo counts as registered (DEMO-04). */
export function subjectOf(info: ClientInfo, isDemo: boolean): Subject {
  return {
    userId: info.user_id,
    name: info.name,
    email: info.email,
    phone: info.phone,
    registered: isDemo || info.registered,
    loginEmailValidated: info.login_email_validated,
  };
}
