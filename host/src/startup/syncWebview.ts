/** User agents of the wrappers carry this mark. */
const WRAPPER = /PortalClienteApp\/(android|ios)/i;

/** The platform that the page runs on, by its user agent. */
export function platformOf(userAgent: string): 'ANDROID' | 'IOS' | 'WEB' {
  const match = WRAPPER.exec(userAgent)?.[1]?.toLowerCase();
  if (match === 'android') return 'ANDROID';
  return match === 'ios' ? 'IOS' : 'WEB';
}

/** Step 1 (SHL-43): learns whether a wrapper shows the page, before anything else. */
export function syncWebview(): void {
  document.documentElement.dataset['platform'] = platformOf(navigator.userAgent);
}
