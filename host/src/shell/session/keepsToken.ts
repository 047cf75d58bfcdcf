import { platformOf } from '@portal/contract/native/wrapperIdentity';

const PROBE = 'portalProbe';

/** Whether this browser keeps what a page writes. */
function keepsCookies(): boolean {
  document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
  const isKept = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; Path=/; Max-Age=0; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  return isKept;
}

/**
 * Whether the page keeps the token of a session that is opened now, instead of the edge (C-351): a native application
 * exchanges it with the page (NAT-02), and where cookies are blocked it lasts as long as the page does.
 */
export function keepsToken(): boolean {
  return platformOf(navigator.userAgent) !== 'WEB' || !keepsCookies();
}
