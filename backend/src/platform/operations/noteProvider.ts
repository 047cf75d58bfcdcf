import { requestContext } from './requestContext.ts';

/** What can be a domain; whoever calls may say anything. */
const DOMAIN = /^[a-z\d](?:[a-z\d.-]{0,252})$/;

/** What was said, as the domain of a provider; undefined where it is none. */
export function domainSaid(said: string | undefined): string | undefined {
  return said !== undefined && DOMAIN.test(said) ? said : undefined;
}

/** Says which provider the request is about, once that is known: each of its lines in the log names it. */
export function noteProvider(domain: string): void {
  const request = requestContext.getStore();
  if (request !== undefined) request.provider = domainSaid(domain);
}
