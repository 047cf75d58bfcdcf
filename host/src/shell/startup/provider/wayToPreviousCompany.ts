import type { Http } from '@portal/api/http/http';
import { companyToReturnTo, type PreviousCompany } from '../../session/companyToReturnTo.ts';
import { BASE } from '../../../address/appPath.ts';
import { addressOfProvider } from './lookUpCluster.ts';

/** The domain of the portal whose link led here; null when this page was opened otherwise. */
function domainOfReferrer(referrer: string): string | null {
  return URL.canParse(referrer) ? new URL(referrer).hostname : null;
}

/**
 * Which domain counts as the customer's previous company: the remembered one, or the one whose link
 * led here. Null when there is none, or when it is this one (ERR-51).
 */
export function previousDomain(
  remembered: PreviousCompany | null,
  referrer: string,
  here: string,
): string | null {
  const domain = remembered?.domain ?? domainOfReferrer(referrer);
  return domain === here ? null : domain;
}

/** The list of companies of another portal (SHL-37); null for what is no address of the web. */
export function companiesAddress(portal: string): string | null {
  if (!URL.canParse(BASE, portal)) return null;
  const url = new URL(BASE, portal);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.searchParams.set('showCompanies', 'true');
  return url.href;
}

/**
 * Where a customer goes from a domain of no provider: to the companies of the previous one (ERR-52).
 * Cookie and referrer can be forged, so only mgmt's own address of a provider that it knows is used.
 * Null when there is no such company (ERR-51).
 */
export async function wayToPreviousCompany(mgmt: Http, here: string): Promise<string | null> {
  const domain = previousDomain(companyToReturnTo.read(), document.referrer, here);
  const portal = domain === null ? null : await addressOfProvider(mgmt, domain);
  return portal === null ? null : companiesAddress(portal);
}
