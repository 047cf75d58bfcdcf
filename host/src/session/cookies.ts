/** About one year, in seconds (CKE-01). */
const MAX_AGE = 31_556_926;

/** The names of the portal's cookies (CKE-02..07). */
export const COOKIES = {
  sessionToken: 'sessionToken',
  userId: 'userId',
  liteToken: 'liteToken',
  isCalToken: 'isCalToken',
  liteEmail: 'liteEmail',
  litePhone: 'litePhone',
  prevCompanyDomain: 'prevCompanyDomain',
  prevCompanyUrl: 'prevCompanyUrl',
  returnCompany: 'kssreturncompany',
  openAppointment: 'openAppointment',
  fromLite: 'fromLite',
  acceptedNecessaryCookies: 'acceptedNecessaryCookies',
  acceptedAnalyticsCookies: 'acceptedAnalyticsCookies',
  cluster: 'cluster',
} as const;
export type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

/** The value of a cookie, or null. */
export function readCookie(name: CookieName): string | null {
  for (const part of document.cookie.split('; ')) {
    const split = part.indexOf('=');
    if (part.slice(0, split) === name) return decodeURIComponent(part.slice(split + 1));
  }
  return null;
}

function write(name: CookieName, value: string, maxAge: number): void {
  // Both ways of ending a cookie: some cookie stores know only the older one.
  const ended = maxAge === 0 ? '; Expires=Thu, 01 Jan 1970 00:00:00 GMT' : '';
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${ended}${secure}`;
}

export function writeCookie(name: CookieName, value: string): void {
  write(name, value, MAX_AGE);
}

export function removeCookie(name: CookieName): void {
  write(name, '', 0);
}
