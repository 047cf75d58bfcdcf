import { COOKIE_NAMES, type CookieName } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';

const COMPANY_COOKIES: readonly CookieName[] = [
  COOKIE_NAMES.previousCompanyDomain,
  COOKIE_NAMES.previousCompanyUrl,
  COOKIE_NAMES.returnCompany,
];

export interface PreviousCompany {
  domain: string;
  /** Origin of its portal. */
  url: string;
}

/** The company of the last logout, and the appointment that waited then (SHL-72, CKE-04). */
export const companyToReturnTo = {
  remember({ domain, url }: PreviousCompany, pendingAppointment: string | null): void {
    writeCookie(COOKIE_NAMES.previousCompanyDomain, domain);
    writeCookie(COOKIE_NAMES.previousCompanyUrl, url);
    writeCookie(COOKIE_NAMES.returnCompany, domain);
    if (pendingAppointment !== null) writeCookie(COOKIE_NAMES.openAppointment, pendingAppointment);
  },
  /** Null unless both halves are there (ERR-51). */
  read(): PreviousCompany | null {
    const domain = readCookie(COOKIE_NAMES.previousCompanyDomain);
    const url = readCookie(COOKIE_NAMES.previousCompanyUrl);
    return domain && url ? { domain, url } : null;
  },
  /** A forced logout leaves nothing behind. */
  forget(): void {
    COMPANY_COOKIES.forEach(removeCookie);
    removeCookie(COOKIE_NAMES.openAppointment);
  },
};
