import { texts } from './texts.ts';

export interface CookieRow {
  name: string;
  purpose: string;
  /** How long it is kept. */
  kept: string;
}

const { purposes, year, session } = texts.cookies;

/** Every cookie that the portal may set, for the detail of the banner. */
export const necessaryCookies: readonly CookieRow[] = [
  { name: 'sessionToken, sessionMark, userId', purpose: purposes.session, kept: year },
  { name: 'deviceKey', purpose: purposes.device, kept: year },
  { name: 'cluster', purpose: purposes.provider, kept: year },
  {
    name: 'prevCompanyDomain, prevCompanyUrl, kssreturncompany',
    purpose: purposes.previous,
    kept: year,
  },
  { name: 'liteToken, isCalToken, liteEmail, litePhone', purpose: purposes.lite, kept: year },
  { name: 'openAppointment, fromLite', purpose: purposes.pending, kept: session },
  { name: 'videoTutorial, readLocationRequest', purpose: purposes.answers, kept: year },
  {
    name: 'acceptedNecessaryCookies, acceptedAnalyticsCookies',
    purpose: purposes.consent,
    kept: year,
  },
];
