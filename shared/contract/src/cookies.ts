/** About one year (CKE-01). */
export const COOKIE_MAX_AGE_SECONDS = 31_556_926;

/** Every cookie the portal sets, by name (CKE-02..07, C-82). */
export const COOKIE_NAMES = {
  sessionToken: 'sessionToken',
  /** Which session it is, without opening it: what script may read where the token is out of its reach (C-350). */
  sessionMark: 'sessionMark',
  userId: 'userId',
  liteToken: 'liteToken',
  isCalToken: 'isCalToken',
  liteEmail: 'liteEmail',
  litePhone: 'litePhone',
  previousCompanyDomain: 'prevCompanyDomain',
  previousCompanyUrl: 'prevCompanyUrl',
  returnCompany: 'kssreturncompany',
  openAppointment: 'openAppointment',
  fromLite: 'fromLite',
  videoTutorial: 'videoTutorial',
  readLocationRequest: 'readLocationRequest',
  acceptedNecessary: 'acceptedNecessaryCookies',
  acceptedAnalytics: 'acceptedAnalyticsCookies',
  cluster: 'cluster',
} as const;

export type CookieName = (typeof COOKIE_NAMES)[keyof typeof COOKIE_NAMES];

/** Removed at startup, after having been read (CKE-05, C-40). */
export const STARTUP_CLEARED_COOKIES: readonly CookieName[] = [
  COOKIE_NAMES.openAppointment,
  COOKIE_NAMES.fromLite,
];

/** Removed at logout (SHL-69). */
export const SESSION_COOKIES: readonly CookieName[] = [
  COOKIE_NAMES.sessionToken,
  COOKIE_NAMES.sessionMark,
  COOKIE_NAMES.userId,
];

/** Removed when lite data is cleared (SHL-47). */
export const LITE_COOKIES: readonly CookieName[] = [
  COOKIE_NAMES.liteToken,
  COOKIE_NAMES.isCalToken,
  COOKIE_NAMES.liteEmail,
  COOKIE_NAMES.litePhone,
];
