import type { NativePlatform } from './native.ts';

/** What a native wrapper is recognised by, and where page and wrapper meet (NAT-01, C-101). */
export const WRAPPER_IDENTITY = {
  /** User agents of the wrappers carry `PortalClienteApp/android` or `PortalClienteApp/ios`. */
  userAgentMark: 'PortalClienteApp',
  /** The object that the Android wrapper injects into its pages. */
  androidObject: 'PortalClienteAndroid',
  /** The message handler that the iOS wrapper adds: `webkit.messageHandlers.portalCliente`. */
  iosHandler: 'portalCliente',
  /** The page's own object: wrappers without an event of their own call its `receive`. */
  pageObject: 'PortalCliente',
} as const;

const MARK = new RegExp(
  `(?:^|\\s)${WRAPPER_IDENTITY.userAgentMark}/(android|ios)(?=$|[\\s/;)])`,
  'i',
);

/** The platform that the page runs on, by its user agent. */
export function platformOf(userAgent: string): NativePlatform {
  const match = MARK.exec(userAgent)?.[1]?.toLowerCase();
  if (match === 'android') return 'ANDROID';
  return match === 'ios' ? 'IOS' : 'WEB';
}
