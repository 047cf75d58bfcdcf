import { COOKIE_MAX_AGE_SECONDS, type CookieName } from '@portal/contract/cookies';

function write(name: CookieName, value: string, maxAge: number): void {
  // Both ways of ending a cookie: some cookie stores know only the older one.
  const ended = maxAge === 0 ? '; Expires=Thu, 01 Jan 1970 00:00:00 GMT' : '';
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${ended}${secure}`;
}

export function writeCookie(name: CookieName, value: string): void {
  write(name, value, COOKIE_MAX_AGE_SECONDS);
}

export function removeCookie(name: CookieName): void {
  write(name, '', 0);
}
